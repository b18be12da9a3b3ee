import { readFileSync } from 'node:fs';
import '@vaultsong/cards';
import { undefine } from '@vaultsong/engine/testing';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

test('cards are listed as one JSON document, with what programs rely on', async () => {
  const { code, out, err } = await vaultsong('cards', '--set', 'cota', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const cards: unknown = JSON.parse(out);
  expect(cards).toBeInstanceOf(Array);
  expect(cards).toContainEqual({
    id: 'bad-penny',
    name: 'Bad Penny',
    house: 'shadows',
    type: 'creature',
    power: 1,
    armor: 0,
    aember: 0,
    bonus: [],
    enhance: [],
    otherHalf: null,
    evilTwinOf: null,
    traits: ['human', 'thief'],
    keywords: [],
    text: expect.stringContaining('Destroyed: '),
    playable: true,
    printings: expect.arrayContaining([{ set: 'cota', number: '296', rarity: 'common' }]),
  });
});

test('for people every card has its name and its text', async () => {
  const { out } = await vaultsong('cards');
  expect(out).toMatch(
    /Bad Penny \(bad-penny; .*cota 296.*\)\n {2}shadows creature, power 1, human, thief\n {4}Destroyed: /,
  );
});

test('rulings on a card that is named say what they rest on where no official text decides them', async () => {
  const { out } = await vaultsong('cards', 'etan-s-jar');
  expect(out).toMatch(/ {4}Ruling: .* \[online .* \(no official text: as it is played online\)\]\n/);
  expect((await vaultsong('cards', '--house', 'mars', '--type', 'upgrade')).out).not.toContain('Ruling:');
});

test('every card of Call of the Archons is listed once, and can be played', async () => {
  interface Listed {
    readonly id: string;
    readonly playable: boolean;
    readonly printings: readonly { readonly set: string; readonly number: string }[];
  }
  const { code, out } = await vaultsong('cards', '--set', 'cota', '--json');
  expect(code).toBe(0);
  const cards: Listed[] = JSON.parse(out);
  expect(cards).toHaveLength(370);
  expect(cards.filter(({ playable }) => !playable)).toEqual([]);
  const numbers = cards.flatMap(({ printings }) => printings.filter(({ set }) => set === 'cota'));
  expect(numbers.map(({ number }) => number).sort()).toEqual(
    Array.from({ length: 370 }, (_, i) => String(i + 1).padStart(3, '0')),
  );
});

test('cards that are not written yet are listed too, and said not to be playable', async () => {
  onTestFinished(undefine('embellish-imp'));
  const { out } = await vaultsong('cards', '--set', 'pv', '--json');
  expect(JSON.parse(out)).toContainEqual(
    expect.objectContaining({ id: 'embellish-imp', aember: 0, power: 2, text: null, playable: false }),
  );
  const { out: words } = await vaultsong('cards', '--set', 'pv');
  expect(words).toMatch(/Embellish Imp \(embellish-imp; pv \d+\)\n {2}dis creature, power 2, imp; not playable yet/);
  expect((await vaultsong('cards', '--set', 'pv', '--playable')).out).not.toContain('not playable yet');
});

test('cards are found by what came with Mass Mutation and Dark Tidings', async () => {
  const { out } = await vaultsong('cards', '--set', 'mm', '--kind', 'gigantic');
  expect(out.match(/half of a gigantic creature/g)).toHaveLength(6);
  const twins = await vaultsong('cards', 'sea urchin', '--kind', 'evil-twin');
  expect(twins.out).toMatch(/^Sea Urchin \(sea-urchin-evil-twin; .*\)\n {2}shadows creature, .*evil twin/);
  expect((await vaultsong('cards', 'freebooter', '--kind', 'tide')).out).toContain('Raise the tide');
  const { out: enhancing } = await vaultsong('cards', '--set', 'mm', '--enhance', 'capture', '--json');
  const cards: { readonly enhance: readonly string[] }[] = JSON.parse(enhancing);
  expect(cards.length).toBeGreaterThan(3);
  expect(cards.filter(({ enhance }) => !enhance.includes('capture'))).toEqual([]);
});

describe('cards are found', () => {
  interface Found {
    readonly id: string;
    readonly name: string;
    readonly house: string | null;
    readonly type: string;
    readonly text: string | null;
  }
  const found = async (...words: string[]): Promise<readonly Found[]> =>
    JSON.parse((await vaultsong('cards', ...words, '--json')).out);
  const idsOf = async (...words: string[]): Promise<readonly string[]> => (await found(...words)).map(({ id }) => id);

  test('by house and type; all that is asked must hold', async () => {
    const upgrades = await found('--house', 'dis', '--type', 'upgrade', '--set', 'cota');
    expect(upgrades.map(({ id }) => id)).toEqual(['collar-of-subordination', 'flame-wreathed']);
    expect(new Set(upgrades.map(({ house, type }) => `${house} ${type}`))).toEqual(new Set(['dis upgrade']));
    expect((await found('--house', 'none')).every(({ house }) => house === null)).toBe(true);
    expect((await found('--type', 'adversary')).map(({ id }) => id)).toEqual(['rotk-the-keyraken']);
  });

  test('by a house that they were printed in, in a set or anywhere', async () => {
    const eye = 'eye-of-judgment';
    expect(await idsOf('--house', 'redemption', '--set', 'toc')).toContain(eye);
    expect(await idsOf('--house', 'redemption', '--set', 'aoa')).not.toContain(eye);
    for (const house of ['sanctum', 'redemption']) expect(await idsOf('--house', house)).toContain(eye);
  });

  test('token creatures among creatures, and by themselves', async () => {
    const tokens = await found('--type', 'token-creature', '--set', 'woe');
    expect(tokens.length).toBeGreaterThan(20);
    expect(new Set(tokens.map(({ type }) => type))).toEqual(new Set(['token-creature']));
    expect(await idsOf('--type', 'creature', '--set', 'woe')).toEqual(
      expect.arrayContaining(tokens.map(({ id }) => id)),
    );
  });

  test('by words of their texts, from the beginning of each; in quotes as they stand', async () => {
    const apart = await found('--text', 'CREATURE each Destroy', '--set', 'cota');
    const together = await found('--text', '“destroy each” creature', '--set', 'cota');
    expect(together.length).toBeGreaterThan(3);
    expect(apart.length).toBeGreaterThan(together.length);
    for (const { text } of together) expect(text).toMatch(/destroy each/i);
    expect(apart.map(({ id }) => id)).toEqual(expect.arrayContaining(together.map(({ id }) => id)));
    const stealing = await found('--text', '"steal 2 æmber"', '--house', 'shadows');
    expect(stealing.length).toBeGreaterThan(1);
    for (const { text } of stealing) expect(text).toMatch(/steal 2 æmber/i);
    // "Roy" is in "destroy", and begins no word.
    expect(await idsOf('--text', 'roy', '--set', 'cota')).toEqual([]);
  });

  test('or it is said that there are none', async () => {
    expect(await vaultsong('cards', '--text', 'zeppelin')).toEqual({
      code: 0,
      out: 'no card is all of that\n',
      err: '',
    });
    expect((await vaultsong('cards', '--text', 'zeppelin', '--json')).out).toBe('[]\n');
  });

  test('only by what there is', async () => {
    expect((await vaultsong('cards', '--house', 'red')).err).toContain(
      "'red' is invalid. Allowed choices are brobnar,",
    );
    expect((await vaultsong('cards', '--type', 'spell')).err).toContain('token-creature, upgrade');
    const { code, err } = await vaultsong('cards', '--text', '"!"');
    expect({ code, err }).toEqual({
      code: 2,
      err: 'error: --text ""!"": expected words of a text, such as steal, or "each creature"\n',
    });
  });
});

test('an icon or a kind that there is not is told, with those there are', async () => {
  expect((await vaultsong('cards', '--kind', 'huge')).err).toContain('--kind "huge": expected one of: gigantic,');
  expect((await vaultsong('cards', '--enhance', 'x')).err).toContain(
    '--enhance "x": expected one of: aember, capture,',
  );
});

test('a set of which no card is known is named, with the sets there are', async () => {
  const { code, err } = await vaultsong('cards', '--set', 'vm23');
  expect(code).toBe(2);
  expect(err).toContain('--set "vm23": no card of this set is known; expected one of: cota, aoa,');
});

test('a card is shown by its name, its id or a part of its name', async () => {
  const { code, out } = await vaultsong('cards', 'bad', 'penny');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Bad Penny \(bad-penny; .*\)\n {2}shadows creature, power 1, human, thief\n {4}Destroyed: .*\n(?: {4}Ruling: .* \[.*FAQ\]\n){2}$/,
  );
  for (const words of [['bad-penny'], ['Bad Penny'], ['BÁD “PENNY”']])
    expect((await vaultsong('cards', ...words)).out).toBe(out);
  const parts = JSON.parse((await vaultsong('cards', 'witch', '--set', 'cota', '--json')).out);
  expect(parts.map(({ id }: { readonly id: string }) => id)).toEqual([
    'bait-and-switch',
    'hunting-witch',
    'witch-of-the-eye',
    'witch-of-the-wilds',
  ]);
});

test('a card that nobody knows is told, with what it may have been', async () => {
  expect(await vaultsong('cards', 'bad pennny', '--json')).toEqual({
    code: 2,
    out: '',
    err: 'error: no card "bad pennny" is known here; perhaps Bad Penny, Rad Penny\n',
  });
  expect((await vaultsong('cards', '!')).err).toContain('expected the name of a card');
});

test('the cards of the Keyraken are a set of their own', async () => {
  const { code, out } = await vaultsong('cards', '--set', 'rotk', '--json');
  expect(code).toBe(0);
  const cards: readonly { readonly id: string; readonly text: string; readonly playable: boolean }[] = JSON.parse(out);
  expect(cards.length).toBeGreaterThan(20);
  expect(cards.map(({ id }) => id)).toContain('rotk-the-keyraken');
  for (const card of cards) expect(card).toMatchObject({ playable: true, printings: [{ set: 'rotk', number: null }] });
  expect((await vaultsong('cards', 'shield arm')).out).toMatch(/^Shield Arm \(rotk-shield-arm; rotk\)\n/);
});

describe('a card is drawn', () => {
  const files = folder();
  afterAll(() => files.remove());

  test('as SVG on standard output', async () => {
    const { code, out, err } = await vaultsong('cards', 'bad', 'penny', '--svg');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>\n$/s);
    expect(out).toContain('<title>Bad Penny</title>');
  });

  test('into a file, which is what standard output has', async () => {
    const path = files.path('bad-penny.svg');
    expect(await vaultsong('cards', 'bad penny', '--svg', path)).toEqual({
      code: 0,
      out: `wrote Bad Penny to ${path}\n`,
      err: '',
    });
    expect(readFileSync(path, 'utf8')).toBe((await vaultsong('cards', 'bad-penny', '--svg')).out);
  });

  test('where it cannot be played yet, and where it belongs to an adventure', async () => {
    onTestFinished(undefine('embellish-imp'));
    expect((await vaultsong('cards', 'embellish-imp', '--set', 'pv', '--svg')).out).toContain('cannot be played yet');
    expect((await vaultsong('cards', 'shield arm', '--svg')).out).toContain('<title>Shield Arm</title>');
  });

  test('only where it is one card; several are named by their ids', async () => {
    expect(await vaultsong('cards', 'sea urchin', '--svg')).toEqual({
      code: 2,
      out: '',
      err: 'error: "sea urchin" names 2 cards: sea-urchin, sea-urchin-evil-twin; --svg draws one, expected the id of one\n',
    });
    expect((await vaultsong('cards', 'the', '--svg')).err).toMatch(
      /names \d+ cards: (?:[a-z0-9-]+, ){8}…; --svg draws one/,
    );
    expect((await vaultsong('cards', '--svg')).err).toContain('expected its name or id before it');
  });

  test('only into a file for pictures, that can be written, and not as JSON', async () => {
    // The name of the card comes first, so that its first word is not taken for a file.
    const { code, err } = await vaultsong('cards', '--svg', 'bad', 'penny');
    expect({ code, err }).toEqual({
      code: 2,
      err: 'error: --svg "bad": expected a file whose name ends with .svg, after the name of the card\n',
    });
    expect((await vaultsong('cards', 'bad-penny', '--svg', files.path('no/such.svg'))).err).toContain('no such');
    expect((await vaultsong('cards', 'bad-penny', '--svg', '--json')).err).toContain(
      "cannot be used with option '--json'",
    );
  });
});
