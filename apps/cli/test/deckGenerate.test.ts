import { readdirSync, readFileSync } from 'node:fs';
import { findBundled, generateDeck, writeDeck } from '@vaultsong/decks';
import { parseDeck } from '@vaultsong/decks/import';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const seven = generateDeck({ set: 'cota', seed: 7 });
const generate = (...args: readonly string[]) => vaultsong('deck', 'generate', ...args);

describe('vaultsong deck generate', () => {
  test('lists what lies beside the deck behind its cards', async () => {
    const { out } = await generate('--set', 'woe', '--seed', '7');
    expect(out).toMatch(/\n {2}beside the deck\n {4}Strange Shell\n$/);
    expect((await generate('--set', 'cota', '--seed', '7')).out).not.toContain('beside');
  });

  test('prints the deck of a seed as a deck file with its seed', async () => {
    const { code, out, err } = await generate('--set', 'cota', '--seed', '7', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ seed: 7, name: seven.name, set: 'cota' });
    expect(parseDeck(out)).toEqual(seven);
  });

  test('prints a list where a count is given, even of one', async () => {
    expect(JSON.parse((await generate('--seed', '7', '--count', '1', '--json')).out)).toHaveLength(1);
    const decks: unknown[] = JSON.parse((await generate('--seed', '6', '--count', '3', '--json')).out);
    expect(decks.map(parseDeck)).toEqual([6, 7, 8].map((seed) => generateDeck({ set: 'cota', seed })));
  });

  test('lists a deck for people: its name and how to name it, then the cards by house with their copies', async () => {
    const { code, out, err } = await generate('--seed', '7');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe(`${seven.name}  (generated:cota:7)`);
    expect(lines.filter((line) => /^ {2}\S/.test(line)).map((line) => line.trim())).toEqual(seven.houses);
    const copies = lines.map((line) => Number(/^ {4}(\d+) \S/.exec(line)?.[1] ?? 0));
    expect(copies.reduce((sum, n) => sum + n, 0)).toBe(36);
  });

  test('says which card is a maverick, and of which house it was', async () => {
    // The first seed whose deck has one.
    const { out } = await generate('--seed', '1', '--count', '100');
    expect(out).toMatch(/^ {4}1 .+ {2}\(maverick of (brobnar|dis|logos|mars|sanctum|shadows|untamed)\)$/m);
  });

  test('says which icons were added to which copies', async () => {
    const { cards } = generateDeck({ set: 'mm', seed: 7 });
    const { out } = await generate('--set', 'mm', '--seed', '7');
    const enhanced = cards.flatMap(({ count, enhancements = [] }) =>
      enhancements.length === 0 ? [] : [`${count} (enhanced ${enhancements.map((icon) => `+${icon}`).join(' ')})`],
    );
    expect(enhanced.length).toBeGreaterThan(0);
    const told = [...out.matchAll(/^ {4}(\d+) .+ {2}(\(enhanced .+\))$/gm)].map(
      ([, count, mark]) => `${count} ${mark}`,
    );
    expect(told).toEqual(enhanced);
  });

  test('says which cards are evil twins, and which are the art half of a creature', async () => {
    // The deck of this seed is the evil twin of that of seed 2.
    const twin = (await generate('--set', 'dt', '--seed', '3')).out;
    expect(twin).toContain(`${generateDeck({ set: 'dt', seed: 2 }).name}’s Evil Twin  (generated:dt:3)`);
    expect(twin).toMatch(/^ {4}1 .+ \(Evil Twin\)$/m);
    const { out } = await generate('--set', 'mm', '--seed', '1', '--count', '100');
    expect(out).toMatch(/^ {4}1 Niffle Kong \(Art Half\)/m);
  });

  test('takes a seed by chance where none is given, and tells which', async () => {
    const { out } = await generate();
    const seed = Number(/\(generated:cota:(\d+)\)/.exec(out)?.[1]);
    expect(out).toBe((await generate('--seed', String(seed))).out);
  });

  test('writes each deck to a file that is read as the same deck', async () => {
    const directory = files.path('new/decks');
    const { code, out, err } = await generate('--seed', '7', '--count', '2', '--out', directory);
    expect({ code, out, err }).toEqual({ code: 0, out: `wrote 2 decks to ${directory}\n`, err: '' });
    expect(readdirSync(directory)).toEqual(['cota-7.json', 'cota-8.json']);
    expect(parseDeck(readFileSync(`${directory}/cota-7.json`, 'utf8'))).toEqual(seven);
  });

  test('lists the files it wrote for programs', async () => {
    const directory = files.path('listed');
    const { out } = await generate('--seed', '7', '--out', directory, '--json');
    expect(JSON.parse(out)).toEqual([{ seed: 7, name: seven.name, file: `${directory}/cota-7.json` }]);
  });

  test.each([
    [['--set', 'cata'], 'no decks can be made of "cata"', 'perhaps cota'],
    [['--set', '__proto__'], '__proto__', 'cota'],
    [['--seed', 'x'], '--seed', 'whole number'],
    [['--seed', '9007199254740992'], '--seed', 'whole number'],
    [['--count', '0'], '--count', 'from 1 to 100000'],
    [['--out', files.write('a-file', '')], 'a-file', ''],
    [['seven'], 'generate', ''],
  ])('refuses %j', async (args, ...words) => {
    const { code, out, err } = await generate(...args);
    expect({ code, out }, err).toEqual({ code: 2, out: '' });
    for (const word of words) expect(err).toContain(word);
  });

  test('has help with an example', async () => {
    const { code, out } = await generate('--help');
    expect(code).toBe(0);
    expect(out).toContain('$ vaultsong deck generate --set cota --seed 7');
  });
});

describe('a new deck in place of a deck file', () => {
  test('is the deck of its seed', async () => {
    const args = ['--games', '1', '--bots', 'random', '--json'];
    const file = files.write('seven.json', writeDeck(seven));
    const [named, read] = [
      await vaultsong('simulate', 'generated:cota:7', 'generated:cota:-8', ...args),
      await vaultsong('simulate', file, 'generated:cota:-8', ...args),
    ];
    expect({ code: named.code, err: named.err }).toEqual({ code: 0, err: '' });
    const { decks, turns, decisions } = JSON.parse(named.out);
    expect(decks).toEqual([seven.name, generateDeck({ set: 'cota', seed: -8 }).name]);
    expect(JSON.parse(read.out)).toMatchObject({ decks, turns, decisions });
  });

  test.each([
    ['generated:cota:x', 'generated:SET:SEED'],
    ['generated:cota:99999999999999999999', 'generated:SET:SEED'],
    ['generated:7', 'generated:SET:SEED'],
    ['generated:nope:7', 'no decks can be made of "nope"'],
  ])('is refused as %s', async (name, words) => {
    const { code, out, err } = await vaultsong('simulate', name, findBundled('guide-achea').slug, '--games', '1');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(words);
  });
});
