// Tests of remembered orders: what an answer says, when it answers by itself, and what takes its place.
import type { Option, Seat } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { anyOrderAfter, isCovered, waitingIn } from './anyOrder.ts';
import type { RememberedOrder } from './orders.ts';
import { orderSaid, rememberedOption, withOrder, withoutOrder } from './orders.ts';

/** An ability that waits; the id tells two cards of one name apart. */
const waits = (name: string, id = 1, controller: Seat = 0): Option => ({
  pick: 'order',
  trigger: {
    ability: `${name}/0`,
    source: { id, life: 1, name },
    controller,
    granter: null,
    event: { type: 'turnBegan', player: 0, turn: 1 },
    index: 0,
    lasting: null,
    vars: {},
    rank: null,
  },
});

const asks = (...options: readonly Option[]) => ({ kind: 'order', player: 0, options }) as const;
const [urchin, witch, troll] = [waits('urchin'), waits('witch'), waits('troll')];

/** The orders that a player said, one answer after the other. */
const said = (...answers: readonly (readonly [ReturnType<typeof asks>, number])[]): readonly RememberedOrder[] =>
  answers.reduce<readonly RememberedOrder[]>((orders, [ask, option]) => {
    const order = orderSaid(ask, option);
    return order === null ? orders : withOrder(orders, order);
  }, []);

describe('a remembered order', () => {
  it('answers the same question, wherever its options stand', () => {
    const orders = said([asks(urchin, witch), 1]);
    expect(rememberedOption(asks(urchin, witch), orders)).toBe(1);
    expect(rememberedOption(asks(witch, urchin), orders)).toBe(0);
  });

  it('answers for another copy of a card, and for some of the abilities', () => {
    const orders = said([asks(urchin, witch, troll), 0]);
    expect(rememberedOption(asks(waits('troll', 7), waits('urchin', 8)), orders)).toBe(1);
  });

  it('leaves the choice where another ability waits too, or another order was said of the rest', () => {
    const orders = said([asks(urchin, witch), 1]);
    expect(rememberedOption(asks(urchin, witch, troll), orders)).toBeNull();
    expect(rememberedOption(asks(urchin, troll), orders)).toBeNull();
  });

  it('never puts two copies of one card in order', () => {
    const twice = asks(urchin, waits('urchin', 2), witch);
    expect(rememberedOption(twice, said([twice, 0]))).toBeNull();
    expect(orderSaid(asks(urchin, waits('urchin', 2)), 0)).toBeNull();
  });

  it('tells the abilities of the players apart, and those who ordered them', () => {
    const orders = said([asks(urchin, witch), 1]);
    expect(rememberedOption(asks(urchin, waits('witch', 1, 1)), orders)).toBeNull();
    expect(rememberedOption({ ...asks(urchin, witch), player: 1 }, orders)).toBeNull();
  });

  it('is not made of a card that is hidden', () => {
    expect(orderSaid(asks(waits(''), urchin), 0)).toBeNull();
    expect(rememberedOption(asks(waits(''), urchin), said([asks(urchin, witch), 0]))).toBeNull();
  });

  it('answers no other question', () => {
    const orders = said([asks(urchin, witch), 1]);
    expect(rememberedOption({ ...asks(urchin, witch), kind: 'replace' }, orders)).toBeNull();
    expect(orderSaid({ ...asks(urchin, witch), kind: 'replace' }, 0)).toBeNull();
  });

  it('gives way to the opposite, said later, and keeps the rest', () => {
    const orders = said([asks(urchin, witch, troll), 0], [asks(urchin, witch), 1]);
    expect(rememberedOption(asks(urchin, witch), orders)).toBe(1);
    expect(rememberedOption(asks(urchin, troll), orders)).toBe(0);
    expect(rememberedOption(asks(urchin, witch, troll), orders)).toBeNull();
  });

  it('is kept once, however often it is said', () => {
    expect(said([asks(urchin, witch), 1], [asks(witch, urchin), 0])).toHaveLength(1);
  });

  it('is forgotten at the question that it answers', () => {
    const orders = said([asks(urchin, witch), 1], [asks(troll, urchin), 0]);
    expect(withoutOrder(orders, asks(urchin, witch))).toEqual(said([asks(troll, urchin), 0]));
    expect(withoutOrder(orders, asks(witch, troll))).toEqual(orders);
  });
});

describe('any order', () => {
  it('covers the rest of the abilities that waited, and no other', () => {
    const three = asks(urchin, witch, troll);
    const rest = anyOrderAfter(waitingIn(three), three, 0);
    expect(isCovered(asks(witch, troll), rest)).toBe(true);
    expect(isCovered(asks(witch, waits('troll', 2)), rest)).toBe(false);
  });

  it('does not cover an ability that comes back, nor a question about something else', () => {
    const three = asks(urchin, witch, troll);
    const rest = anyOrderAfter(waitingIn(three), three, 0);
    expect(isCovered(three, rest)).toBe(false);
    expect(isCovered({ ...asks(witch, troll), kind: 'replace' }, rest)).toBe(false);
  });

  it('outlasts what is asked between two of them, up to the next move', () => {
    const rest = waitingIn(asks(witch, troll));
    expect(anyOrderAfter(rest, asks(urchin, waits('urchin', 2)), 0)).toEqual(rest);
    expect(anyOrderAfter(rest, { kind: 'cards', options: [] }, 0)).toEqual(rest);
    expect(anyOrderAfter(rest, { kind: 'move', options: [] }, 0)).toEqual([]);
  });
});
