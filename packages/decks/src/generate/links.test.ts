import { describe, expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { linked } from './links.ts';
import { mm } from './sets/mm.ts';
import { wc } from './sets/wc.ts';
import { recipeOf } from './sets.ts';

const { links } = recipeOf('cota');
/** Twelve cards: these, then as many of a card without links as there is room for. */
const house = (...cards: readonly string[]): readonly string[] => [
  ...cards,
  ...Array.from({ length: 12 - cards.length }, (_, i) => `plain-${i}`),
];
const tally = (cards: readonly string[] | null): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const card of cards ?? []) if (!card.startsWith('plain')) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};
const link = (...cards: readonly string[]) => linked(house(...cards), links, [], chanceOf('links'));

describe('cards that are linked', () => {
  test('leave a house without them as it was drawn', () => {
    expect(link('dextre')).toEqual(house('dextre'));
  });

  test.each([
    [['timetraveller'], { timetraveller: 1, 'help-from-future-self': 1 }],
    [['timetraveller', 'timetraveller'], { timetraveller: 2, 'help-from-future-self': 2 }],
    [
      ['horseman-of-pestilence'],
      { 'horseman-of-pestilence': 1, 'horseman-of-death': 1, 'horseman-of-famine': 1, 'horseman-of-war': 1 },
    ],
    [
      ['horseman-of-pestilence', 'horseman-of-pestilence'],
      { 'horseman-of-pestilence': 2, 'horseman-of-death': 2, 'horseman-of-famine': 2, 'horseman-of-war': 2 },
    ],
    [['routine-job'], { 'routine-job': 2 }],
    [['routine-job', 'routine-job'], { 'routine-job': 2 }],
    [['routine-job', 'routine-job', 'routine-job'], { 'routine-job': 3 }],
    [['timetraveller', 'routine-job'], { timetraveller: 1, 'help-from-future-self': 1, 'routine-job': 2 }],
  ])('%j come with the others, and take the place of what was drawn last', (drawn, expected) => {
    const cards = link(...drawn);
    expect(tally(cards)).toEqual(expected);
    expect(cards).toHaveLength(12);
    expect(cards).toContain('plain-0');
  });

  test('are kept even when they are drawn last', () => {
    const cards = linked([...house().slice(0, 11), 'timetraveller'], links, [], chanceOf('links'));
    expect(tally(cards)).toEqual({ timetraveller: 1, 'help-from-future-self': 1 });
    expect(cards).toHaveLength(12);
  });

  test('fill a house at most: three Pestilences with nine others fit, four do not', () => {
    const pestilences = (n: number) => Array.from({ length: n }, () => 'horseman-of-pestilence');
    expect(link(...pestilences(3))).toHaveLength(12);
    expect(link(...pestilences(4))).toBeNull();
  });

  test('Master of 1 stays or becomes one of the two others, each as often', () => {
    const chance = chanceOf('masters');
    const seen = Array.from({ length: 3000 }, () => linked(house('master-of-1'), links, [], chance)?.[0]);
    for (const master of ['master-of-1', 'master-of-2', 'master-of-3']) {
      // 1,000 of 3,000, give or take four standard errors of 26.
      expect(Math.abs(seen.filter((card) => card === master).length - 1000)).toBeLessThan(104);
    }
  });

  test('an Ambassador is that of another house of the deck, each as often, and never of one that the deck has not', () => {
    const chance = chanceOf('ambassadors');
    const { links: ofAscension } = recipeOf('aoa');
    const seen = Array.from(
      { length: 2000 },
      () => linked(house('brobnar-ambassador'), ofAscension, ['dis', 'untamed'], chance)?.[0],
    );
    expect(new Set(seen)).toEqual(new Set(['dis-ambassador', 'untamed-ambassador']));
    // 1,000 of 2,000, give or take four standard errors of 22.
    expect(Math.abs(seen.filter((card) => card === 'dis-ambassador').length - 1000)).toBeLessThan(90);
  });

  test('an Ambassador for whom no other house of the deck has a card is drawn again, with the house', () => {
    const { links: ofAscension } = recipeOf('aoa');
    expect(linked(house('brobnar-ambassador'), ofAscension, ['ekwidon', 'geistoid'], chanceOf('none'))).toBeNull();
  });

  describe('in Worlds Collide', () => {
    const { links: ofWorlds } = wc;
    const links = (...cards: readonly string[]) => linked(house(...cards), ofWorlds, [], chanceOf('worlds'));

    test('a Brew is that of a giant of its house, and brings him along in his greater form', () => {
      expect(tally(links('alaka-s-brew', 'narp'))).toEqual({ 'narp-s-brew': 1, narp: 1, 'mega-narp': 1 });
      expect(tally(links('alaka-s-brew'))).toEqual({ 'alaka-s-brew': 1, 'mega-alaka': 1 });
      expect(tally(links('narp'))).toEqual({ narp: 1 });
    });

    test('a Blaster is that of an officer of its house, each officer as often however many copies there are of him', () => {
      const chance = chanceOf('blasters');
      const seen = Array.from(
        { length: 2000 },
        () =>
          linked(
            house('molina-s-blaster', 'medic-ingram', 'commander-chan', 'commander-chan'),
            ofWorlds,
            [],
            chance,
          )?.[0],
      );
      expect(new Set(seen)).toEqual(new Set(['ingram-s-blaster', 'chan-s-blaster']));
      // 1,000 of 2,000, give or take four standard errors of 22.
      expect(Math.abs(seen.filter((card) => card === 'chan-s-blaster').length - 1000)).toBeLessThan(90);
      expect(tally(links('molina-s-blaster'))).toEqual({ 'molina-s-blaster': 1 });
    });

    test('a giant whose Brew is there makes no place for what is added, even when he was drawn last', () => {
      const drawn = ['alaka-s-brew', ...house().slice(0, 10), 'narp'];
      expect(tally(linked(drawn, ofWorlds, [], chanceOf('worlds')))).toEqual({
        'narp-s-brew': 1,
        narp: 1,
        'mega-narp': 1,
      });
    });

    test('a legacy of an older set still comes with what it names', () => {
      expect(tally(links('timetraveller'))).toEqual({ timetraveller: 1, 'help-from-future-self': 1 });
    });
  });

  describe('in Mass Mutation', () => {
    const { links: ofMutation } = mm;
    const links = (...cards: readonly string[]) => linked(house(...cards), ofMutation, [], chanceOf('mutation'));
    const sinsOf = (cards: readonly string[] | null) => Object.entries(tally(cards));

    test('a gigantic creature comes with its art half and the card that finds either', () => {
      expect(tally(links('deusillus'))).toEqual({ deusillus: 1, deusillus2: 1, 'it-s-coming': 1 });
    });

    test('a Sin is one of four different ones, each as often, and a further copy adds one, as far as there are any', () => {
      const chance = chanceOf('sins');
      const counts = new Map<string, number>();
      for (let i = 0; i < 1750; i++) {
        const sins = sinsOf(linked(house('pride'), ofMutation, [], chance));
        expect(sins.map(([, count]) => count)).toEqual([1, 1, 1, 1]);
        for (const [sin] of sins) counts.set(sin, (counts.get(sin) ?? 0) + 1);
      }
      // 4 of 7 of 1,750, give or take four standard errors of 21.
      expect(counts.size).toBe(7);
      for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(84);
      expect(sinsOf(links('pride', 'pride'))).toHaveLength(5);
      expect(links('pride', 'pride', 'pride', 'pride', 'pride')).toHaveLength(12);
      expect(sinsOf(links('pride', 'pride', 'pride', 'pride', 'pride'))).toHaveLength(7);
    });

    test('a Monument is that of a Saurian of its house', () => {
      expect(tally(links('monument-to-ludo', 'faust-the-great'))).toEqual({
        'monument-to-faust': 1,
        'faust-the-great': 1,
      });
      expect(tally(links('monument-to-ludo'))).toEqual({ 'monument-to-ludo': 1 });
    });
  });
});
