// Descriptions that have many details: every detail is heard in the text. The compiler names a detail that has no sample
// here (of a filter: in filter.test.ts).
import type { Num, Pattern, Pick, TurnEventPattern } from '@vaultsong/engine';
import { a, choose, creature, deeds, destroy, draw, enemy, friendly, gain, upTo } from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { sayAbility, sayNode } from '../index.ts';

/** A sample with a detail, the same without it where that is not simply left out, and the words that tell of it. */
type Sample<T> = readonly [T, T | null, string];

const without = <T extends object>(sample: T, detail: string): T =>
  Object.fromEntries(Object.entries(sample).filter(([key]) => key !== detail)) as T;

function heard<T extends object>(all: Readonly<Record<string, Sample<T>>>, say: (sample: T) => string): void {
  test.each(Object.entries(all))('%s', (detail, [sample, plain, words]) => {
    expect(say(sample)).toContain(words);
    expect(say(plain ?? without(sample, detail))).not.toContain(words);
  });
}

const card = friendly(creature);
const patterns: Readonly<Record<keyof Pattern, Sample<Pattern>>> = {
  event: [{ event: 'reaped', card }, { event: 'fought', card }, 'reaps'],
  at: [{ event: 'reaped', card, at: 'before' }, null, 'Before'],
  card: [{ event: 'reaped', card }, null, 'a friendly creature'],
  other: [{ event: 'attack', card, other: enemy(creature) }, null, 'an enemy creature'],
  who: [{ event: 'forge', who: 'opponent' }, null, 'your opponent'],
  cause: [{ event: 'gain', who: 'you', cause: 'reap' }, null, 'by reaping'],
  supply: [{ event: 'gain', who: 'you', supply: true }, null, 'from the supply'],
  played: [{ event: 'enter', card, played: true }, { event: 'enter', card }, 'played'],
  to: [{ event: 'leave', card, to: 'hand' }, null, 'to a hand'],
  step: [{ event: 'stepBegan', who: 'you', step: 'draw' }, null, '“draw cards”'],
  outside: [{ event: 'draw', who: 'you', outside: 'draw' }, null, 'outside of your “draw cards” step'],
  ends: [{ event: 'stepBegan', who: 'you', at: 'before', ends: 'forge' }, null, 'end of your “forge a key”'],
  from: [{ event: 'discard', who: 'you', card, from: 'hand' }, null, 'from your hand'],
  icon: [{ event: 'bonus', who: 'you', icon: 'draw' }, null, 'a draw bonus icon'],
  house: [{ event: 'houseChosen', who: 'you', house: 'dis' }, null, 'Dis'],
  during: [{ event: 'reaped', card, during: 'opponent' }, null, 'opponent’s turn'],
  tide: [{ event: 'tide', who: 'you', tide: 'high' }, null, 'raise'],
  nth: [{ event: 'reaped', card, nth: 2 }, null, '2nd time'],
};
describe('of what an ability waits for', () =>
  heard(patterns, (when) => sayAbility({ on: 'trigger', when, do: draw(1) })));

const played: TurnEventPattern = { did: 'play', by: 'you', turn: 'this' };
const turnEvent: Readonly<Record<keyof TurnEventPattern, Sample<TurnEventPattern>>> = {
  did: [played, { ...played, did: 'discard' }, 'played'],
  by: [played, null, 'you played'],
  turn: [played, { ...played, turn: 'last' }, 'this turn'],
  type: [{ ...played, type: 'creature' }, null, 'creature'],
  house: [{ ...played, house: 'dis' }, null, 'Dis'],
  trait: [{ ...played, trait: 'giant' }, null, 'Giant'],
  card: [{ ...played, card: { ref: 'self' } }, null, 'this creature'],
  besides: [{ ...played, besides: { ref: 'self' } }, null, 'other'],
  inFight: [{ did: 'destroyed', turn: 'this', inFight: true }, null, 'in a fight'],
  fromHand: [{ ...played, fromHand: true }, null, 'from your hand'],
  different: [{ ...played, different: true }, null, 'different'],
};
describe('of what was done in a turn', () => heard(turnEvent, (pattern) => sayNode(gain(deeds(pattern)))));

const two = upTo(2, creature);
const many: Num = { count: { all: creature } };
// That a card is chosen to be played is heard where it is played, and how much each takes where it is taken.
const picks: Readonly<Record<Exclude<keyof Pick, 'toPlay' | 'share'>, Sample<Pick>>> = {
  pick: [two, { ...two, pick: {} }, 'creatures'],
  min: [{ ...two, min: 2 }, two, 'Destroy 2 creatures'],
  max: [two, { ...two, max: 3 }, 'up to 2'],
  by: [{ ...two, by: 'opponent' }, null, 'Your opponent chooses'],
  how: [{ ...two, min: 2, how: 'most-powerful' }, null, 'most powerful'],
  again: [{ ...two, min: 2, again: true }, null, 'divided as you choose'],
  ordered: [{ ...two, min: many, max: many, ordered: true }, two, 'each creature'],
  enough: [{ ...two, min: many, max: many, enough: 3 }, two, 'each creature'],
  onePile: [{ ...two, pick: { zone: 'discard', of: 'each' }, onePile: true }, null, 'a discard pile'],
  differ: [{ ...two, differ: 'house' }, two, 'up to 2 creatures of different houses'],
  unlike: [{ ...a(creature), unlike: 'taken' }, null, 'different'],
};
describe('of a choice', () =>
  heard(picks, (pick) =>
    sayNode(
      choose(pick, (cards) => (pick.again ? { kind: 'damage', to: cards, amount: 1 } : destroy(cards))),
      'action',
    ),
  ));
