import { definition } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import type { DeckCard } from '../model/deck.ts';
import { chanceOf } from './chance.ts';
import { enhanced, mostIcons } from './enhance.ts';

const dis = (card: string, count = 1): DeckCard => ({ card, count, house: 'dis' });
const chance = () => chanceOf('icons');

describe('icons of enhancing cards', () => {
  test('are none where no card gives any: the cards stay as they are', () => {
    const cards = [dis('bonesaw', 2), dis('drecker')];
    expect(enhanced(cards, chance())).toEqual(cards);
  });

  test('lie on other copies, never on the one that gives them [rule enhance]', () => {
    expect(enhanced([dis('hystricog'), dis('bonesaw')], chance())).toEqual([
      dis('hystricog'),
      { ...dis('bonesaw'), enhancements: ['damage', 'damage', 'damage'] },
    ]);
  });

  test('may lie on a copy of the same card, and on cards that give icons themselves', () => {
    expect(enhanced([dis('dark-minion', 2)], chance())).toEqual([
      { ...dis('dark-minion', 2), enhancements: ['damage'] },
    ]);
  });

  test('make copies that differ entries of their own, those without icons first, and stand in one order', () => {
    const seen = Array.from({ length: 200 }, (_, i) =>
      enhanced([dis('mutagenesis-researcher'), dis('bonesaw', 3)], chanceOf(`icons/${i}`)),
    );
    for (const cards of seen) {
      expect(cards.reduce((total, { count }) => total + count, 0)).toBe(4);
      const columns = cards.map(({ card, enhancements = [] }) => `${card} ${enhancements.join()}`);
      expect(new Set(columns).size).toBe(columns.length);
      const sizes = cards.slice(1).map(({ enhancements = [] }) => enhancements.length);
      expect(sizes).toEqual([...sizes].sort());
    }
    const all = seen.flatMap((cards) => cards.map(({ enhancements = [] }) => enhancements.join()));
    expect(all).toContain('aember,capture,damage,draw');
    expect(all).not.toContain('capture,aember');
  });

  test('leave a card alone that has five: three æmber are printed on Ritual of Tognath', () => {
    const full = mostIcons - definition('ritual-of-tognath').bonus.length;
    for (let i = 0; i < 100; i++) {
      const cards = enhanced([dis('splinter'), dis('ritual-of-tognath'), dis('bonesaw')], chanceOf(`icons/${i}`));
      const added = (name: string) => cards.find(({ card }) => card === name)?.enhancements?.length ?? 0;
      expect(added('ritual-of-tognath')).toBeLessThanOrEqual(full);
      expect(added('bonesaw')).toBeLessThanOrEqual(mostIcons);
      expect(added('bonesaw') + added('ritual-of-tognath')).toBe(6);
    }
  });

  test('lie on each copy as often', () => {
    const drawn = chanceOf('spread');
    const counts = new Map<string, number>();
    for (let i = 0; i < 4000; i++)
      for (const { card, enhancements } of enhanced(
        [dis('dark-minion'), dis('bonesaw'), dis('drecker'), dis('sinder'), dis('turnkey')],
        drawn,
      ))
        if (enhancements !== undefined) counts.set(card, (counts.get(card) ?? 0) + 1);
    // 1,000 of 4,000, give or take four standard errors of 27.
    for (const card of ['bonesaw', 'drecker', 'sinder', 'turnkey'])
      expect(Math.abs((counts.get(card) ?? 0) - 1000)).toBeLessThan(110);
    expect(counts.has('dark-minion')).toBe(false);
  });

  test('lie on the copy that gives them, too, where the recipe says so, as one does in a real deck of Tokens of Change', () => {
    const cards = [dis('hystricog'), dis('bonesaw')];
    const seen = Array.from({ length: 50 }, (_, i) => enhanced(cards, chanceOf(`icons/${i}`), 'on any'));
    const onGiver = seen.map((made) => made.find(({ card }) => card === 'hystricog')?.enhancements?.length ?? 0);
    expect(new Set(onGiver)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('of a house lie on cards of other houses, at most one on a copy, before its other icons', () => {
    const giver: DeckCard = { card: 'fiendish-apprentice', count: 1, house: 'dis' };
    const others: readonly DeckCard[] = [
      { card: 'anger', count: 1, house: 'brobnar' },
      { card: 'dextre', count: 1, house: 'logos' },
    ];
    for (let i = 0; i < 50; i++) {
      const made = enhanced([giver, dis('dark-minion', 2), ...others], chanceOf(`icons/${i}`), 'on any');
      expect(made.filter(({ enhancements = [] }) => enhancements[0] === 'dis').map(({ card }) => card)).toEqual([
        'anger',
        'dextre',
      ]);
      expect(made.flatMap(({ enhancements = [] }) => enhancements.slice(1))).not.toContain('dis');
    }
  });
});
