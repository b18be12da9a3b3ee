import '@vaultsong/cards';
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { Setup, State } from '@vaultsong/engine';
import { answerThrough, deal, imagine, legal, stateHash } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { decide, plannerBot, randomFrom, rulesBot } from '../index.ts';

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));

/** Plays a game between the planner and the rules bot. */
function play(setup: Setup, seat: number, look: (state: State, option: number) => void = () => {}): State {
  const state = deal(setup);
  const random = randomFrom(setup.seed);
  while (state.ask !== null) {
    const planning = state.ask.player === seat;
    const option = decide(planning ? plannerBot : rulesBot, state, random);
    if (planning) look(state, option);
    answerThrough(state, option);
  }
  return state;
}

describe('the planner', () => {
  test('wins most games against the rules bot, on either side', () => {
    const games = [0, 1, 2].flatMap((seed) => [0, 1].map((seat) => ({ seed, seat })));
    const won = games.filter(({ seed, seat }) => play({ decks, seed, first: 0 }, seat).winner === seat);
    expect(won.length).toBeGreaterThan(games.length / 2);
  }, 120_000);

  test('plays the same game for the same seed', () => {
    const [one, again] = [play({ decks, seed: 3, first: 1 }, 0), play({ decks, seed: 3, first: 1 }, 0)];
    expect(stateHash(again)).toBe(stateHash(one));
  }, 60_000);

  test('decides the same whatever it cannot see, and changes nothing by trying', () => {
    let asked = 0;
    play({ decks, seed: 5, first: 0 }, 1, (state, option) => {
      if (asked++ % 7 !== 0 || legal(state).length < 2) return;
      const before = stateHash(state);
      const swapped = imagine(state, 1, asked);
      expect(decide(plannerBot, swapped, randomFrom(asked))).toBe(decide(plannerBot, state, randomFrom(asked)));
      expect(stateHash(state)).toBe(before);
      expect(option).toBeLessThan(legal(state).length);
    });
    expect(asked).toBeGreaterThan(20);
  }, 60_000);
});
