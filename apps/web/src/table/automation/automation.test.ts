// Tests of what the page keeps of remembered orders, and how it says them.
import { describe, expect, it } from 'vitest';
import type { RememberedOrder } from '../../wire/automation/orders.ts';
import { automationIn, nameOfGame, remember, rememberedFrom, rememberedIn } from './remembered.ts';
import { sayOrder } from './sayOrder.ts';

const ability = (card: string, words = '') => ({ ability: `${card}/0`, card, isOwn: true, words });
const order: RememberedOrder = { seat: 0, first: ability('urchin'), before: [ability('troll'), ability('witch')] };
const titleOf = (card: string): string => card.toUpperCase();

describe('remembered orders', () => {
  it('are read as they were kept', () => {
    const kept = [{ game: 'g1', orders: [order] }];
    expect(rememberedFrom(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, '', '{', '7', '[null]', '[{"game":1}]', '[{"game":"a","orders":[{"seat":0}]}]'])(
    'are none where %j was kept',
    (text) => {
      expect(rememberedFrom(text)).toEqual([]);
    },
  );

  it('are of one game alone, and of the last twenty', () => {
    for (let game = 0; game < 25; game++) remember(`g${game}`, [order]);
    expect(rememberedIn('g24')).toEqual([order]);
    expect(rememberedIn('g4')).toEqual([]);
    remember('g24', []);
    expect(rememberedIn('g24')).toEqual([]);
    expect(nameOfGame(null, 3)).not.toBe(nameOfGame(null, 4));
  });

  it('answer nothing where the player wants to be asked', () => {
    remember('g30', [order]);
    expect(automationIn('g30', { singles: true, orders: true }).orders).toEqual([order]);
    expect(automationIn('g30', { singles: false, orders: false })).toEqual({ singles: false, orders: [] });
  });
});

describe('an order in words', () => {
  it('names cards where they tell the abilities apart, and else what they do', () => {
    expect(sayOrder(order, titleOf, () => '')).toBe('URCHIN before TROLL and WITCH');
    const same: RememberedOrder = {
      seat: 1,
      first: ability('troll', 'Troll: Reap: Draw a card.'),
      before: [ability('troll', 'Troll: Reap: Gain 1 æmber.')],
    };
    expect(sayOrder(same, titleOf, () => 'Player 2')).toBe(
      'Player 2: “Troll: Reap: Draw a card.” before “Troll: Reap: Gain 1 æmber.”',
    );
  });
});
