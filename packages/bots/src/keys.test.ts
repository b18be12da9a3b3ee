// Keys have colours: what bots say where they matter, and that they are not asked where they do not.
import type { Cond, SeatPosition, State } from '@vaultsong/engine';
import {
  actionCard,
  answer,
  artifactCard,
  constant,
  define,
  forgeKey,
  gain,
  isForged,
  keyColorsForgedBy,
  keyCostOf,
  not,
  play,
  position,
  thisCreatureFights,
  twoKeysOfOneColor,
  unforge,
  when,
} from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import type { Bot } from './index.ts';
import { decide, randomFrom, rulesBot } from './index.ts';

define([
  artifactCard(
    { id: 'bot-dear', name: 'Dear', house: 'brobnar' },
    constant(keyCostOf('red', 'each', 2), keyCostOf('blue', 'each', 1)),
  ),
  actionCard({ id: 'bot-unforge', name: 'Unforge', house: 'brobnar' }, play(unforge('opponent'))),
  actionCard({ id: 'bot-forge', name: 'Forge', house: 'brobnar' }, play(forgeKey())),
]);

const at = (me: SeatPosition, foe: SeatPosition = {}, step: 'forge' | 'main' = 'forge'): State =>
  position({ step, seats: [me, foe] });

const answered = (s: State): number => decide(rulesBot, s, randomFrom(1));

describe('keys', () => {
  test('the rules bot forges the cheapest key', () => {
    const s = at({ houses: ['brobnar', 'dis'], aember: 8, artifacts: ['bot-dear'] });
    expect(s.ask?.kind).toBe('key');
    answer(s, answered(s));
    expect(s.players[0]).toMatchObject({ keys: ['yellow'], aember: 2 });
  });

  test('no bot is asked where nothing tells the colors apart', () => {
    const s = at({ house: 'brobnar', aember: 6, hand: ['bot-forge'] }, {}, 'main');
    answer(s, 0);
    expect(s.ask).toMatchObject({ kind: 'key', alike: true });
    const never: Bot = {
      name: 'never',
      needs: 'options',
      choose: () => {
        throw new Error('A bot was asked');
      },
    };
    expect(decide(never, s, randomFrom(1))).toBe(0);
  });

  /** Whether the bot takes 3 æmber on this condition, rather than 2 on none. */
  const takes = (cond: Cond, me: SeatPosition, foe: SeatPosition): boolean => {
    const of = [
      { label: 'three', then: when(cond, gain(3)) },
      { label: 'two', then: gain(2) },
    ];
    define([actionCard({ id: 'bot-offer', name: 'Offer', house: 'brobnar' }, play({ kind: 'option', of }))]);
    const s = at({ house: 'brobnar', hand: ['bot-offer'], ...me }, foe, 'main');
    answer(s, 0);
    expect(s.ask?.kind).toBe('option');
    return answered(s) === 0;
  };

  test('the rules bot knows that nobody is fighting outside of a fight', () => {
    expect(takes(not(thisCreatureFights), {}, {})).toBe(true);
  });

  test('the rules bot reads which keys are forged', () => {
    const red = { keys: ['red'] } as const;
    const blue = { keys: ['blue'] } as const;
    expect(takes(isForged('red', 'you'), red, blue)).toBe(true);
    expect(takes(isForged('red', 'opponent'), red, blue)).toBe(false);
    expect(takes(twoKeysOfOneColor, red, red)).toBe(true);
    expect(takes(twoKeysOfOneColor, red, blue)).toBe(false);
    expect(takes({ atLeast: [keyColorsForgedBy('each'), 2] }, red, blue)).toBe(true);
    expect(takes({ atLeast: [keyColorsForgedBy('each'), 2] }, red, red)).toBe(false);
  });
});
