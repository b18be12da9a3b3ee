// Facts of a set: the file that comes from outside, its news, and the form in which the project keeps them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addedPrintings, drawerText } from './drawer.ts';
import { newsOf } from './news.ts';
import { officialTexts } from './official.ts';
import { InputError, readSetFile } from './setFile.ts';
import { withPrinting, writeFacts } from './write.ts';

const houses = ['dis', 'star-alliance'];
const card = {
  id: 'baker',
  name: 'Baker',
  set: 'xmpl',
  number: '003',
  house: 'dis',
  type: 'creature',
  rarity: 'common',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-set-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const file = (text: string): string => {
  writeFileSync(path.join(folder, 'set.json'), text);
  return path.join(folder, 'set.json');
};
const read = (...cards: readonly unknown[]) => readSetFile(file(JSON.stringify(cards)), houses);

describe('the file of a set', () => {
  it('is brought into the spelling of the project', () => {
    const [one] = read({
      ...card,
      name: "Baker's \u001b[31mBread",
      house: 'staralliance',
      houses: ['staralliance', 'glassmen'],
      bonusIcons: ['amber', 'draw'],
      enhance: ['staralliance'],
      keywords: ['elusive', { name: 'assault', value: 2 }],
      gigantic: { half: 1, otherHalf: 'baker2' },
      text: 'Play:\u0007 Draw.\nMore\u202e.',
    });
    expect(one).toMatchObject({
      name: 'Baker’s [31mBread',
      house: 'star-alliance',
      houses: ['star-alliance', 'glassmen'],
      bonus: ['aember', 'draw'],
      enhance: ['star-alliance'],
      keywords: ['elusive', 'assault 2'],
      half: 1,
      otherHalf: 'baker2',
      text: 'Play: Draw.\nMore.',
    });
    expect(read({ ...card, amber: 2, house: null })[0]).toMatchObject({
      bonus: ['aember', 'aember'],
      house: null,
      text: '',
    });
  });

  it.each([
    ['', /is blank/],
    ['{', /is no JSON/],
    ['\u001b[2J', /is no JSON: \P{Cc}+$/u],
    ['{"cards": []}', /is no list of cards; a right one is \[\{ "id": "brammo"/],
    ['[]', /has no card/],
    [`[${'1,'.repeat(5000)}1]`, /has 5001 cards; at most 5000/],
    ['[null]', /card 1: /],
    [JSON.stringify([{ ...card, id: '../x' }]), /card 1 \(x\), field id: is no id/],
    [JSON.stringify([{ ...card, power: 'X' }]), /card 1 \(baker\), field power: .*expected number/],
    [JSON.stringify([{ ...card, text: 'x'.repeat(3000) }]), /field text/],
    [JSON.stringify([{ ...card, name: ' ' }]), /field name: is blank/],
    [JSON.stringify([card, card]), /has baker twice/],
    [JSON.stringify([card, { ...card, id: 'other', set: 'zz' }]), /other is of set zz, and baker of xmpl/],
  ])('is refused in words: %.40s', (text, fault) => {
    const read = () => readSetFile(file(text), houses);
    expect(read).toThrow(InputError);
    expect(read).toThrow(fault);
  });

  it('is missed by name', () => {
    expect(() => readSetFile(path.join(folder, 'none.json'), houses)).toThrow(/none.json does not exist/);
    expect(() => readSetFile(folder, houses)).toThrow(/is no file/);
  });
});

const printed = (id: string, more: Partial<PrintedCard> = {}): readonly [string, PrintedCard] => [
  id,
  {
    id,
    name: id,
    house: 'dis',
    type: 'creature',
    power: 2,
    armor: 0,
    bonus: [],
    enhance: [],
    traits: ['imp'],
    keywords: [],
    playable: true,
    half: null,
    otherHalf: null,
    evilTwinOf: null,
    printings: [{ set: 'cota', number: '001', rarity: 'common', houses: ['dis'] }],
    ...more,
  },
];

describe('news of the facts', () => {
  const known = new Map([printed('Imp'), printed('old')]);
  const cards = read2();

  function read2() {
    return [
      { ...card, id: 'old', name: 'old', power: 3, traits: ['imp'] },
      {
        ...card,
        house: 'glassmen',
        power: 2,
        traits: ['imp', 'lamp'],
        keywords: [{ name: 'brittle', value: 2 }],
        rarity: 'secret',
      },
    ];
  }

  it('are cards, changes, and values that no known card has or few', () => {
    const { fresh, reprinted, changed, values } = newsOf(read(...cards), known);
    expect(fresh.map(({ id }) => id)).toEqual(['baker']);
    expect(reprinted.map(({ id }) => id)).toEqual(['old']);
    expect(changed).toEqual([{ id: 'old', changes: ['power: 3, not 2'] }]);
    expect(values).toEqual([
      {
        of: 'houses',
        values: [
          { value: 'glassmen', cards: ['baker'], known: 0 },
          { value: 'dis', cards: ['old'], known: 2 },
        ],
      },
      { of: 'kinds of cards', values: [{ value: 'creature', cards: ['old', 'baker'], known: 2 }] },
      { of: 'keywords', values: [{ value: 'brittle', cards: ['baker'], known: 0 }] },
      { of: 'traits', values: [{ value: 'lamp', cards: ['baker'], known: 0 }] },
      { of: 'rarities', values: [{ value: 'secret', cards: ['baker'], known: 0 }] },
    ]);
  });
});

describe('facts in the form of the project', () => {
  it('are a drawer, one card a line, and printings of older cards', () => {
    const cards = read(
      { ...card, name: "Baker's", bonusIcons: ['amber'], power: 3, armor: 1, keywords: ['elusive'], text: 'Elusive.' },
      { ...card, id: 'old', number: '004', rarity: 'rare', houses: ['dis', 'staralliance'] },
      { ...card, id: 'two-lamps', house: null, type: 'prophecy', text: 'Draw a card.' },
    );
    const [baker = cards[0], old, lamps] = cards;
    expect(
      drawerText(
        [baker, lamps].filter((one) => one !== undefined),
        'xmpl',
        'Example',
      ).split('\n'),
    ).toEqual([
      '// biome-ignore-all format: one card a line',
      '// The cards that appeared first in Example.',
      "import { firstIn } from '../facts.ts';",
      '',
      "export const xmpl = firstIn('xmpl', {",
      "  baker: { name: 'Baker’s', house: 'dis', type: 'creature', power: 3, armor: 1, bonus: ['aember'], keywords: ['elusive'], blank: true, rarity: 'common', printings: { xmpl: '003' } },",
      "  'two-lamps': { name: 'Baker', house: null, type: 'prophecy', rarity: 'common', printings: { xmpl: '003' } },",
      '});',
      '',
    ]);
    expect(addedPrintings(old === undefined ? [] : [old], new Map([printed('old')]))).toEqual([
      { file: 'cota.ts', id: 'old', printing: "xmpl: ['004', 'rare', 'dis', 'star-alliance']" },
    ]);
  });

  it('come into the drawers: all or, where a line is missing, none', () => {
    mkdirSync(path.join(folder, 'facts'));
    const facts = path.join(folder, 'facts');
    const line = "  'old': { name: 'Old', printings: { cota: '001' } },";
    writeFileSync(path.join(facts, 'cota.ts'), `{\n${line}\n}`);
    const added = { file: 'cota.ts', id: 'old', printing: "xmpl: '004'" };
    expect(() => writeFacts(facts, 'xmpl', 'new', [added, { ...added, id: 'none' }])).toThrow(
      'cota.ts has no line of none',
    );
    expect(readFileSync(path.join(facts, 'cota.ts'), 'utf8')).toBe(`{\n${line}\n}`);
    expect(writeFacts(facts, 'xmpl', 'new', [added])).toBe(1);
    expect(readFileSync(path.join(facts, 'cota.ts'), 'utf8')).toContain("printings: { cota: '001', xmpl: '004' } },");
    expect(readFileSync(path.join(facts, 'xmpl.ts'), 'utf8')).toBe('new');
    expect(() => writeFacts(facts, 'xmpl', 'new', [])).toThrow('is there already');
    expect(withPrinting("a: { printings: { cota: '1', xmpl: '2' } },", "xmpl: '3'")).toBe(
      "a: { printings: { cota: '1', xmpl: '2' } },",
    );
    expect(withPrinting('nothing', "xmpl: '3'")).toBeNull();
  });
});

describe('official texts', () => {
  it('are the newest of each card; a wrong folder or file is told', () => {
    writeFileSync(path.join(folder, 'cota.json'), '[{"id":"a","text":"Old."},{"id":"b"}]');
    writeFileSync(path.join(folder, 'aoa.json'), '[{"id":"a","text":"New."}]');
    expect([...officialTexts(folder, ['cota', 'aoa'])]).toEqual([
      ['a', 'New.'],
      ['b', ''],
    ]);
    expect(() => officialTexts(folder, ['mm'])).toThrow('has no <set>.json, such as mm.json');
    writeFileSync(path.join(folder, 'mm.json'), '{}');
    expect(() => officialTexts(folder, ['mm'])).toThrow(/mm.json is no list of texts/);
    writeFileSync(path.join(folder, 'mm.json'), '{');
    expect(() => officialTexts(folder, ['mm'])).toThrow(/mm.json is no JSON/);
  });
});
