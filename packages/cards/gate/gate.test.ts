// The gate counts words in texts and data; its outcome is kept, and today's cards still have the numbers that were agreed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  a,
  actionAbility,
  another,
  combined,
  constant,
  count,
  creature,
  dealDamage,
  destroy,
  draw,
  each,
  enemy,
  exactly,
  friendly,
  gain,
  gainsKeyword,
  getsArmor,
  getsPower,
  ifYouDo,
  inDiscard,
  insteadOf,
  may,
  otherwise,
  play,
  playCard,
  putIntoPlay,
  thisWay,
  upTo,
  wouldBeDestroyed,
} from '@vaultsong/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exceptions } from './exceptions.ts';
import { compared, differencesIn, outcomeOf, read, without, written } from './gate.ts';
import { officialTexts } from './official.ts';
import { keptOutcome, run } from './run.ts';
import type { WordName } from './words.ts';
import { countsOfData, countsOfText, wordNames } from './words.ts';

const inText = (text: string) => Object.fromEntries(countsOfText(text));
const inData = (...abilities: Parameters<typeof countsOfData>[0]['abilities']) =>
  Object.fromEntries(countsOfData({ abilities }));

describe('words in a text', () => {
  it.each<readonly [string, Partial<Record<WordName, number>>]>([
    ['Play: Destroy each enemy creature.', { each: 1, enemy: 1 }],
    ['Each time you forge, each player draws for each key.', { each: 1, 'for each': 1 }],
    ['You may purge another card. If you do, gain 1.', { 'if you do': 1, may: 1, another: 1 }],
    ['Put a creature into play. Play it. A creature enters play.', { 'put into play': 1, play: 1 }],
    ['Put it into your archives. Archive it.', { 'put into archives': 1 }],
    [
      'Deal 1 to up to 2 creatures. If this damage destroys it, heal instead.',
      { 'if destroyed': 1, 'up to': 1, instead: 1 },
    ],
    ['Creatures you control cannot reap.', { each: 1, friendly: 1 }],
    ['Fight with it if able. It captures that.', { 'must or if able': 1, 'captures it': 1 }],
    ['Discard any number of cards. Draw as many as were discarded this way.', { 'any number': 1, 'this way': 1 }],
  ])('%s', (text, counts) => {
    expect(inText(text)).toEqual(counts);
  });
});

describe('words in data', () => {
  it('are those of each part, in choices, numbers and modifiers', () => {
    expect(inData(play(destroy(each(enemy(creature)))))).toEqual({ each: 1, enemy: 1 });
    expect(inData(play(may(destroy(a(another(creature)))), ifYouDo(gain(1))))).toEqual({
      'if you do': 1,
      may: 1,
      another: 1,
    });
    expect(inData(play(draw(count(each(friendly(creature))))))).toEqual({ 'for each': 1, friendly: 1 });
    expect(inData(play(destroy(upTo(2, creature)), draw(count(thisWay(creature)))))).toEqual({
      'for each': 1,
      'this way': 1,
      'up to': 1,
    });
  });

  it('tell what is played from what is put into play', () => {
    expect(inData(play(playCard(a(inDiscard(creature)))))).toEqual({ play: 1 });
    expect(inData(play(putIntoPlay(a(inDiscard(creature)))))).toEqual({ 'put into play': 1 });
  });

  it('tell what is done if you do from what is done otherwise', () => {
    expect(inData(actionAbility(destroy(exactly(2, creature)), otherwise(gain(1))))).toEqual({ instead: 1 });
    expect(inData(insteadOf(wouldBeDestroyed({}), { do: gain(1) }))).toEqual({ instead: 1 });
  });

  it('count a text once, that stands there for several bold words or gives several things', () => {
    expect(inData(...combined(['play', 'fight', 'reap'], destroy(each(creature))))).toEqual({ each: 1 });
    const mine = friendly(creature);
    expect(inData(constant(getsPower(mine, 1), getsArmor(mine, 1), gainsKeyword(mine, 'taunt')))).toEqual({
      each: 1,
      friendly: 1,
    });
  });

  it('change where a word of a card is left out', () => {
    const whole = play(dealDamage(1, a(enemy(creature))), ifYouDo(gain(1)));
    expect(inData(whole)).toEqual({ 'if you do': 1, enemy: 1 });
    expect(inData(play(dealDamage(1, a(creature)), gain(1)))).toEqual({});
  });
});

describe('official texts', () => {
  let folder = '';
  const write = (file: string, cards: unknown) => writeFileSync(join(folder, file), JSON.stringify(cards));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gate-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('are the newest of each card, without reminders; files of no set are left alone', () => {
    write('cota.json', [{ id: 'anger', text: 'Old.' }]);
    write('dt.json', [{ id: 'anger', text: 'New (each time).\nMore.' }, { id: 'troll' }]);
    write('aoa.json', [{ id: 'anger', text: 'Between.' }]);
    write('other.json', { notes: [] });
    expect([...officialTexts(folder)]).toEqual([
      ['anger', 'New . More.'],
      ['troll', ''],
    ]);
  });

  it.each<readonly [string, unknown, RegExp]>([
    ['an object', { id: 'anger' }, /cota.json is no list of cards/],
    ['a card without an id', [{ text: 'Draw.' }], /cota.json: card 0 has no text, or no id/],
    ['a text that is none', [{ id: 'anger', text: 1 }], /card 0/],
  ])('are refused: %s', (_what, cards, fault) => {
    write('cota.json', cards);
    expect(() => officialTexts(folder)).toThrow(fault);
  });

  it('are missed by name in an empty folder, and where a card has none', () => {
    expect(() => officialTexts(folder)).toThrow(/has no <set>.json/);
    write('cota.json', [{ id: 'anger', text: '' }]);
    const faults = without(officialTexts(folder));
    expect(faults).toHaveLength(compared.length - 1);
    expect(faults[0]).toEqual({ card: 'autocannon', fault: 'no official text in this folder' });
  });

  it('make the command end with code 1 where something differs, and name the card', () => {
    write('cota.json', [{ id: 'anger', text: 'You may ready and fight with each friendly creature.' }]);
    const { code, out } = run(['--texts', folder]);
    expect(code).toBe(1);
    expect(out).toContain('anger: “may”: 1 in the text, 0 in the data\n');
    expect(out).toContain('anger: “each”: 1 in the text, 0 in the data\n');
    expect(out).not.toMatch(/^anger: “friendly”/m);
    expect(run(['--texts', folder, '--json']).out).toContain('"card": "anger"');
  });
});

describe('the command', () => {
  it('explains itself, and asks for the folder', () => {
    expect(run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--texts FOLDER') });
    expect(run([])).toMatchObject({ code: 1, out: expect.stringContaining('npm run gate -- --texts') });
    expect(() => run(['--text', 'x'])).toThrow(/text/);
  });
});

describe('the outcome that was kept', () => {
  const outcome = read(keptOutcome());

  it('has the numbers of today’s data: a card that changed is compared anew with `npm run gate`', () => {
    const today = outcomeOf(new Map());
    const changed = compared
      .map(({ id }) => id)
      .filter((id) =>
        wordNames.some((word) => {
          const at = (which: typeof outcome) => which.get(id)?.find((pair) => pair.word === word)?.data ?? 0;
          return at(outcome) !== at(today);
        }),
      );
    expect(changed.map((id) => `${id} changed: npm run gate -- --texts FOLDER --write`)).toEqual([]);
  });

  it('has no difference but the agreed ones, and needs all of these', () => {
    expect(differencesIn(outcome)).toEqual([]);
  });

  it('is written as it is read', () => {
    expect(written(outcome)).toBe(keptOutcome());
    expect(() => read('anger: nothing 1/2\n')).toThrow('a right entry is "each 1/2"');
  });
});

describe('agreed exceptions', () => {
  it('name real cards, each with a word once, and say why', () => {
    const ids = new Set(compared.map(({ id }) => id));
    const named = exceptions.flatMap(({ word, cards }) => cards.map((id) => ({ word, id })));
    expect(named.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(new Set(named.map(({ word, id }) => `${word} ${id}`)).size).toBe(named.length);
    expect(exceptions.filter(({ why, more }) => why === '' || more === 0)).toEqual([]);
  });

  it('are needed no more where text and data agree', () => {
    const agreeing = read('foggify: each 1/1\n');
    expect(differencesIn(agreeing)).toContainEqual({
      card: 'foggify',
      fault: '“each”: text and data agree, and exceptions.ts has an exception',
    });
  });
});
