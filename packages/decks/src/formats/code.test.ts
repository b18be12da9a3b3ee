import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDecks } from '../files/read.ts';
import { bundledDecks, findBundled } from '../index.ts';
import { readOne } from '../testing/readOne.ts';
import { toBase64Url } from './bytes.ts';
import { writeCode } from './code.ts';

const { deck } = findBundled('miss-onyx-censorius');
const code =
  'vs1-2a3VAgEZTWlzcyDigJxPbnl44oCdIENlbnNvcml1c-1DRvo6TkVZjwsWBU7kh70DAQILAwEKABgDDwkSCgQeCQIKqwkNDxUEJAMGAAsKxAKUAgkGEg8bAwMACg';

/** A code of these bytes, with the right check. */
function codeOf(...bytes: readonly number[]): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  const check = (hash ^ (hash >>> 16)) & 0xffff;
  return `vs1-${toBase64Url([check >> 8, check & 0xff, ...bytes])}`;
}
const cota = [0xd5, 0x02];
const named = [1, 0x41];

describe('the code of a deck', () => {
  test('is the same for ever', async () => {
    expect(writeCode(deck)).toBe(code);
    expect((await readOne('code', code)).deck).toEqual(deck);
  });

  test('can stand in an address, and is short', () => {
    for (const { deck } of bundledDecks) expect(writeCode(deck)).toMatch(/^vs1-[A-Za-z0-9_-]{60,220}$/);
  });

  test('that is cut off or misspelt anywhere is refused', async () => {
    for (let length = 4; length < code.length; length++)
      await expect(readOne('code', code.slice(0, length)).then(({ deck }) => deck.cards)).resolves.toEqual([]);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 4, max: code.length - 2 }),
        fc.constantFrom(...'Az9-_ %é'),
        async (at, letter) => {
          fc.pre(code[at] !== letter);
          const read = await readDecks(`${code.slice(0, at)}${letter}${code.slice(at + 1)}`);
          if (read.format === 'code') expect(read.decks[0]?.faults[0]?.where).toBe('the code of a deck');
        },
      ),
    );
  });

  test.each([
    ['a version that is not known', 'vs2-abc', 'a code that begins with vs1-'],
    ['nothing in it', 'vs1-', 'a whole code'],
    ['a letter that no code has', 'vs1-a+b/', 'letters, digits, - and _'],
    ['too many letters', `vs1-${'A'.repeat(30_000)}`, 'at most 20000'],
    ['more after its end', codeOf(...cota, 0, ...named, 0, 0, 0), 'a whole code'],
    ['a number without end', codeOf(0xff, 0xff, 0xff, 0xff, 0xff), 'a whole code'],
    ['more cards than it could have', codeOf(...cota, 0, ...named, 0, 1, 1, 0xff, 0x7f), 'a whole code'],
    ['a name that is no text', codeOf(...cota, 0, 1, 0xff, 0, 0), 'a whole code'],
    ['a name that is longer than the code', codeOf(...cota, 0, 0x7f, 0x41), 'a whole code'],
    ['a card named in no known way', codeOf(...cota, 0, ...named, 0, 1, 1, 1, 0xc3), 'a whole code'],
  ])('with %s is a clear error', async (_, wrong, expected) => {
    const { faults } = await readOne('code', wrong);
    expect(faults).toMatchObject([{ where: 'the code of a deck', expected: expect.stringContaining(expected) }]);
  });

  test('of a newer version of the program keeps what is known', async () => {
    const later = await readOne('code', codeOf(0x7f, 0, ...named, 1, 31, 0));
    expect(later.notes).toEqual(['No set with the number 127 is known; the deck is kept without a set.']);
    expect(later.faults[0]).toMatchObject({ what: 'a house with the number 31' });
    const card = await readOne('code', codeOf(...cota, 0, ...named, 1, 1, 1, 1, 1, 0xc0, 0x89, 0x7a));
    expect(card.deck.cards).toEqual([
      { card: 'cota-15625', title: 'number 15625 of cota', count: 1, house: 'brobnar' },
    ]);
    expect(card.faults[1]).toMatchObject({ what: 'unknown card "number 15625 of cota"' });
    const icon = await readOne('code', codeOf(...cota, 0, ...named, 1, 1, 1, 1, 1, 0xc8, 1, 1, 99));
    expect(icon.deck.cards).toEqual([{ card: 'anger', count: 1, house: 'brobnar' }]);
    expect(icon.faults[0]).toMatchObject({ what: 'an icon with the number 99' });
  });

  test('of any bytes is read without an error of another kind, and found faulty', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), async (bytes) => {
        expect((await readOne('code', codeOf(...bytes))).faults.length).toBeGreaterThan(0);
      }),
    );
  });
});
