import { describe, expect, it } from 'vitest';
import { deal } from '../../index.ts';
import { byFace } from '../../see/faceOrder.ts';
import '../../testing/cards.ts';

describe('the order in which faces lie before they are mixed', () => {
  const deck = {
    name: 'd',
    houses: ['brobnar', 'dis'] as const,
    cards: [
      { name: 'two' },
      { name: 'one', house: 'mars' as const },
      { name: 'one' },
      { name: 'four' },
      { name: 'one', house: 'dis' as const },
      { name: 'one', bonus: ['draw'] as const },
      { name: 'one', house: 'dis' as const, bonus: ['aember'] as const },
    ],
  };
  const { cards } = deal({ decks: [deck, deck], seed: 1, first: 0 });
  const own = cards.filter(({ owner }) => owner === 0);
  const labels = (list: typeof own) =>
    list.map(({ ref, print }) => [ref.name, print?.house ?? '', ...(print?.bonus ?? [])].join(' ').trim());

  it('is by name, and for copies by what their deck prints on them', () => {
    expect(labels(byFace(own))).toEqual(['four', 'one', 'one  draw', 'one dis', 'one dis aember', 'one mars', 'two']);
  });

  it('has nothing to do with the order in which they are given', () => {
    const order = labels(byFace(own));
    for (let turn = 1; turn < own.length; turn++) {
      const turned = [...own.slice(turn), ...own.slice(0, turn)];
      expect(labels(byFace(turned))).toEqual(order);
      expect(labels(byFace([...turned].reverse()))).toEqual(order);
    }
  });
});
