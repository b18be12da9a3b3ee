import { houses } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import type { SetId } from '../index.ts';
import { cardSets, cards, findSet } from '../index.ts';
import { catalogue, findPrinted, printedAs, printedNamed } from './index.ts';

describe('the catalogue', () => {
  it('has every printed card once, and knows which can be played', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    expect(new Set(catalogue.filter(({ playable }) => playable).map(({ id }) => id))).toEqual(
      new Set(cards.map(({ id }) => id)),
    );
    expect(catalogue).toHaveLength(2710);
  });

  it('has ids that can stand in an address', () => {
    for (const { id } of catalogue) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('knows for each card where it was printed, in houses that the set has', () => {
    for (const card of catalogue) {
      expect(card.printings.length, card.id).toBeGreaterThan(0);
      for (const { set, houses: its, number } of card.printings) {
        expect(number).toMatch(/^[A-Z]{0,3}\d{1,3}[a-z]?$/);
        const known = findSet(set)?.houses ?? houses;
        if (card.house !== null && card.type !== 'token-creature')
          expect(known, `${card.id} ${set}`).toEqual(expect.arrayContaining([...its]));
      }
    }
  });

  it.each(cardSets.filter(({ houses: known }) => known !== null).map(({ id, name }) => [id, name]))(
    'has a card under each number of %s',
    (set) => {
      const numbers = catalogue.flatMap(({ printings }) => printings.filter((printing) => printing.set === set));
      expect(numbers.length).toBeGreaterThan(250);
    },
  );

  it('tells power and armor of creatures alone', () => {
    expect(findPrinted('1-2-punch')).toMatchObject({ power: null, armor: null, bonus: ['aember'], traits: [] });
    expect(findPrinted('bonesaw')).toMatchObject({ power: 5, armor: 0, traits: ['demon'] });
    expect(findPrinted('no-such-card')).toBeUndefined();
  });

  it('has the cards of the Keyraken in Menagerie 2024, which are of its house', () => {
    const its = catalogue.filter(({ house }) => house === 'keyraken');
    expect(its).toHaveLength(27);
    expect(findPrinted('titanic-maw')?.printings).toEqual([
      { set: 'mg24', number: '248', rarity: 'rare', houses: ['keyraken'] },
    ]);
    expect(findSet('mg24')?.houses).toContain('keyraken');
  });

  it('tells the house of a reprint that moved', () => {
    const printed = findPrinted('gorm-of-omm')?.printings.map(({ set, houses: its }) => [set, its]);
    expect(printed).toContainEqual(['cota', ['sanctum']]);
    expect(printed).toContainEqual(['toc', ['redemption']]);
  });

  it.each([
    ['Irradiated Æmber', ['irradiated-aember']],
    ['irradiated aember', ['irradiated-aember']],
    ["Gizelhart's Wrath", ['gizelhart-s-wrath']],
    ['“John Smyth”', ['john-smyth']],
    ['Armadrone', ['armadrone', 'armadrone-evil-twin']],
    ['Ultra Gravitron', ['ultra-gravitron', 'ultra-gravitron2']],
    ['Nobody', []],
    ['', []],
    ['constructor', []],
  ])('finds %j by its name', (name, ids) => {
    expect(
      printedNamed(name)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids);
  });

  it('finds cards by set and collector number, the halves of a gigantic creature together', () => {
    const ids = (set: SetId, number: string): readonly string[] => printedAs(set, number).map(({ id }) => id);
    expect(ids('cota', '001')).toEqual(['anger']);
    expect(ids('cota', '1')).toEqual(['anger']);
    expect(ids('wc', 'a1')).toEqual(['ghostform']);
    expect(ids('mm', '125')).toEqual(['ultra-gravitron', 'ultra-gravitron2']);
    expect(ids('dt', '000')).toEqual(['the-tide']);
    for (const number of ['', '371', 'A', '-1', '__proto__']) expect(ids('cota', number)).toEqual([]);
  });

  it('knows the other half of a gigantic creature, and whose evil twin a card is', () => {
    expect(findPrinted('ultra-gravitron')).toMatchObject({ otherHalf: 'ultra-gravitron2', evilTwinOf: null });
    expect(findPrinted('armadrone-evil-twin')).toMatchObject({ otherHalf: null, evilTwinOf: 'armadrone' });
    for (const { id, otherHalf } of catalogue)
      if (otherHalf !== null) expect(findPrinted(otherHalf)?.otherHalf, id).toBe(id);
  });
});
