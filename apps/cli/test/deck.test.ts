import { execFile } from 'node:child_process';
import '@vaultsong/cards';
import { undefine } from '@vaultsong/engine/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Run } from './run.ts';
import { bin, folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

// A card of a set that is still being written.
beforeAll(() => undefine('embellish-imp'));

const code =
  'vs1-2a3VAgEZTWlzcyDigJxPbnl44oCdIENlbnNvcml1c-1DRvo6TkVZjwsWBU7kh70DAQILAwEKABgDDwkSCgQeCQIKqwkNDxUEJAMGAAsKxAKUAgkGEg8bAwMACg';
const id = '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a';

/** Twelve copies of one card in each house, as text. */
const listed = (name: string, ...cards: readonly string[]): string =>
  [
    `Name: ${name}`,
    'Set: Prophetic Visions',
    'Dis',
    '11x Dust Imp',
    'Logos',
    '12x Foggify',
    'Sanctum',
    '11x Charge!',
    ...cards,
  ].join('\n');
const whole = listed('Later', 'Bulwark [draw]', 'Dis', 'Embellish Imp');
const faulty = listed('Faulty', '2x Bulwerk');

/** The JSON document that a command printed. */
async function json(...args: readonly string[]) {
  const { code, out, err } = await vaultsong(...args);
  return { code, err, value: JSON.parse(out) };
}

describe('deck import', () => {
  test('tells of each deck in one line what it is, and ends with 0 where none has a fault', async () => {
    const text = files.write('later.txt', whole);
    const { code: exit, out, err } = await vaultsong('deck', 'import', text, code);
    const note =
      'Later: Its source does not name the prophecies, which lie beside each deck of Prophetic Visions; the deck is played without them.';
    expect({ exit, err: err.trim() }).toEqual({ exit: 0, err: note });
    expect(out.trimEnd().split('\n')).toEqual([
      'Later  pv  dis, logos, sanctum  36 cards  1 card not playable yet',
      'Miss “Onyx” Censorius  cota  brobnar, dis, shadows  36 cards  ready to play',
    ]);
  });

  test('as JSON tells everything, with what programs rely on', async () => {
    const { code: exit, value } = await json('deck', 'import', files.write('later.txt', whole), '--json');
    expect(exit).toBe(0);
    expect(value).toHaveLength(1);
    expect(value[0]).toMatchObject({
      format: 'text',
      name: 'Later',
      set: 'pv',
      houses: ['dis', 'logos', 'sanctum'],
      playable: false,
      faults: [],
      unplayable: [{ card: 'embellish-imp', name: 'Embellish Imp', count: 1 }],
      registryId: null,
      beside: [],
      file: null,
      code: expect.stringMatching(/^vs1-/),
    });
    expect(value[0].cards).toContainEqual({
      id: 'bulwark',
      name: 'Bulwark',
      count: 1,
      house: 'sanctum',
      kinds: ['legacy'],
      enhancements: ['draw'],
      known: true,
    });
  });

  test('explains faults on standard error, or in the JSON, reads the others, and ends with 2', async () => {
    const args = ['deck', 'import', files.write('faulty.txt', faulty), 'no-such-file.csv', code] as const;
    const words = await vaultsong(...args);
    expect(words.code).toBe(2);
    expect(words.out).toContain('Miss “Onyx” Censorius');
    expect(words.out).toContain('Faulty  pv  dis, logos, sanctum  36 cards  1 fault');
    expect(words.err).toContain('unknown card "Bulwerk"; expected perhaps "Bulwark"');
    expect(words.err).toContain('"no-such-file.csv": no file and no deck has this name');
    expect(words.err).toContain('1 of 2 decks with faults');
    const { code: exit, value } = await json(...args, '--json');
    expect(exit).toBe(2);
    expect(value[0].faults).toMatchObject([{ what: 'unknown card "Bulwerk"' }]);
    expect(value[1].faults).toEqual([]);
  });

  test('makes a file of each deck, which other commands take', async () => {
    const table = files.write(
      'two.csv',
      (await vaultsong('deck', 'export', 'guide-achea', 'guide-achea', code, '--format', 'csv')).out,
    );
    const { code: exit, value } = await json('deck', 'import', table, '--out', files.path('made'), '--json');
    expect(exit).toBe(0);
    expect(value.map(({ file }: { readonly file: string }) => file)).toEqual(
      ['guide-achea', 'guide-achea-2', 'miss-onyx-censorius'].map((name) => files.path(`made/${name}.json`)),
    );
    const again = await vaultsong('deck', 'import', files.path('made/guide-achea-2.json'));
    expect(again).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Guide Achea') });
    const inFile = await vaultsong('deck', 'import', code, '--out', files.path('two.csv'));
    expect(inFile).toMatchObject({ code: 2, err: expect.stringContaining('two.csv') });
  });

  test('names no file after what a stranger wrote', async () => {
    const text = files.write('evil.txt', whole.replace('Later', '../../evil \u001b[31m'));
    const { value } = await json('deck', 'import', text, '--out', files.path('safe'), '--json');
    expect(value[0].file).toBe(files.path('safe/evil-31m.json'));
  });

  test('reads standard input', async () => {
    const { code: exit, out } = await new Promise<Run>((resolve) => {
      const child = execFile(process.execPath, [bin, 'deck', 'import', '-', '--json'], (error, out, err) =>
        resolve({ code: error === null ? 0 : 1, out, err }),
      );
      child.stdin?.end(whole);
    });
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ source: '-', name: 'Later' }]);
  });

  test.each([
    ['an id', id],
    ['an address', `https://www.keyforgegame.com/deck-details/${id}`],
  ])('asks nobody for %s, unless it may', async (_, source) => {
    const { code: exit, err } = await vaultsong('deck', 'import', source);
    expect({ exit, err }).toMatchObject({
      exit: 2,
      err: expect.stringContaining(`"vaultsong deck import ${id} --fetch" asks it`),
    });
  });

  test.each([
    ['an address of something else', ['https://example.com/x'], 'expected the page of a deck'],
    ['a code that is cut off', [code.slice(0, 50)], 'misspelt or cut off'],
    ['nothing', [], 'sources'],
    ['bytes that are no text', [files.write('x.bin', new Uint8Array([0xff, 0xfe, 0x80]))], 'not text'],
    ['a directory', ['.'], 'directory'],
  ])('refuses %s', async (_, sources, reason) => {
    const { code: exit, out, err } = await vaultsong('deck', 'import', ...sources);
    expect(exit).toBe(2);
    expect(out + err).toContain(reason);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe('deck show', () => {
  test('lists the cards by house, with guests and icons marked', async () => {
    const { code: exit, out, err } = await vaultsong('deck', 'show', files.write('later.txt', whole));
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    const lines = out.split('\n');
    expect(lines.slice(0, 2)).toEqual(['Later', 'Prophetic Visions; Dis, Logos, Sanctum; 36 cards']);
    expect(lines).toContain('Sanctum (12)');
    expect(lines).toContain('   1 Bulwark  (legacy, enhanced +draw)');
    expect(lines).toContain('Not playable yet: Embellish Imp');
    expect(out).toMatch(/^Code: vs1-/m);
  });

  test('tells the houses that a deck adds to its cards', async () => {
    const text = files.write('icons.txt', listed('Icons', 'Bulwark [draw, Star Alliance]', 'Dis', 'Dust Imp'));
    const { code: exit, out } = await vaultsong('deck', 'show', text);
    expect(exit).toBe(0);
    expect(out).toContain('enhanced +draw +star-alliance');
    expect(out).toContain('house icons: 1 star-alliance');
  });

  test('shows a bundled deck with its address in the registry', async () => {
    const { out } = await vaultsong('deck', 'show', 'the-falconer-that-pledges-to-doom');
    expect(out).toContain(`Registry: https://www.keyforgegame.com/deck-details/${id}`);
  });

  test('marks mavericks, unknown cards, cards beside the deck and cards without a house', async () => {
    const text =
      'Name: X\nSet: cota\nHouses: Dis, Logos, Mars\nDis\nFoggify\nNo house\nAngr\nBeside the deck\nThe Tide';
    const { code: exit, out, err } = await vaultsong('deck', 'show', files.write('odd.txt', text));
    expect(exit).toBe(2);
    for (const line of [
      '   1 Foggify  (maverick)',
      'No house (1)',
      '   1 Angr  (unknown card)',
      'Beside the deck',
      '     The Tide',
    ])
      expect(out.split('\n')).toContain(line);
    expect(err).toContain('unknown card "Angr"; expected perhaps "Anger"');
  });

  test('as JSON is what import tells about it; with faults it ends with 2', async () => {
    const path = files.write('faulty.txt', faulty);
    const shown = await json('deck', 'show', path, '--json');
    expect(shown).toMatchObject({
      code: 2,
      err: expect.stringContaining('the deck has faults: 1'),
      value: { name: 'Faulty' },
    });
  });

  test('tells what the cards of a deck do, in words and as JSON', async () => {
    const { out } = await vaultsong('deck', 'show', 'guide-achea');
    const lines = out.split('\n');
    expect(lines).toContain('Profile');
    expect(lines).toContain('  steals: Shooler ×2, Neuro Syphon, Batdrone');
    const { value } = await json('deck', 'show', 'guide-achea', '--json');
    expect(value).toMatchObject({
      name: 'Guide Achea',
      profile: { cards: 36, creatures: { count: 23 }, figures: { 'expected-aember': 6 } },
    });
  });

  test('takes one deck, not several', async () => {
    const two = files.write('two.txt', `${whole}\n${faulty}`);
    expect(await vaultsong('deck', 'show', two)).toMatchObject({
      code: 2,
      err: expect.stringContaining('it has 2 decks, “Later”, “Faulty”; expected one'),
    });
  });
});

describe('deck export', () => {
  test.each(['json', 'text', 'code', 'csv'])('writes %s that is read as the same deck', async (format) => {
    const { out } = await vaultsong('deck', 'export', 'guide-achea', '--format', format);
    const again = await vaultsong('deck', 'export', files.write('again', out), '--format', 'json');
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(again.out).toBe((await vaultsong('deck', 'export', 'guide-achea')).out);
  });

  test('writes several decks as a list, a table, or one after the other', async () => {
    const all = async (format: string) => (await vaultsong('deck', 'export', 'guide-achea', code, '-f', format)).out;
    expect(JSON.parse(await all('json'))).toHaveLength(2);
    expect((await all('csv')).trimEnd().split('\n')).toHaveLength(3);
    expect((await all('code')).trimEnd().split('\n')).toEqual([expect.stringMatching(/^vs1-/), code]);
    expect((await all('text')).match(/^Name: /gm)).toHaveLength(2);
  });

  test('writes a faulty deck too, tells its faults, and ends with 2', async () => {
    const { code: exit, out, err } = await vaultsong('deck', 'export', files.write('faulty.txt', faulty), '-f', 'code');
    expect({ exit, out }).toEqual({ exit: 2, out: expect.stringMatching(/^vs1-/) });
    expect(err).toContain('unknown card "Bulwerk"');
  });

  test('knows its formats', async () => {
    expect(await vaultsong('deck', 'export', code, '-f', 'pdf')).toMatchObject({
      code: 2,
      err: expect.stringContaining('csv'),
    });
  });
});

describe('other commands', () => {
  test('play with codes and with lists', async () => {
    const list = files.write('onyx.txt', (await vaultsong('deck', 'export', code, '-f', 'text')).out);
    const { code: exit, value } = await json('simulate', code, list, '--games', '1', '--bots', 'random', '--json');
    expect({ exit, decks: value.decks }).toEqual({
      exit: 0,
      decks: ['Miss “Onyx” Censorius', 'Miss “Onyx” Censorius'],
    });
  });

  test('refuse a deck that cannot be played yet, and say why', async () => {
    const { code: exit, err } = await vaultsong('simulate', files.write('later.txt', whole), code);
    expect({ exit, err }).toMatchObject({
      exit: 2,
      err: expect.stringContaining('Embellish Imp cannot be played yet'),
    });
  });
});

test.each(['import', 'show', 'export'])('deck %s has examples in its help', async (command) => {
  const { code: exit, out } = await vaultsong('deck', command, '--help');
  expect(exit).toBe(0);
  expect(out).toMatch(/Examples?:\n {2}\$ vaultsong deck /);
});
