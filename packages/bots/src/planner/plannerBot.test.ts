import '@vaultsong/cards';
import { findBundled, toDeckList } from '@vaultsong/decks';
import type { Setup, State } from '@vaultsong/engine';
import { answerThrough, clone, deal, imagine, legal, stateHash } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { decide, plannerBot, randomFrom, rulesBot } from '../index.ts';

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));

/** Plays a game between the planner and the rules bot. */
function play(setup: Setup, seat: number, look: (state: State) => void = () => {}): State {
  const state = deal(setup);
  const random = randomFrom(setup.seed);
  while (state.ask !== null) {
    const planning = state.ask.player === seat;
    const option = decide(planning ? plannerBot : rulesBot, state, random);
    if (planning) look(state);
    answerThrough(state, option);
  }
  return state;
}

const planned = [0, 1, 2].flatMap((seed) =>
  [0, 1].map((seat) => {
    const asked: State[] = [];
    const end = play({ decks, seed, first: 0 }, seat, (state) => asked.push(clone(state)));
    return { seed, seat, end, asked };
  }),
);

describe('the planner', () => {
  test('wins most games against the rules bot, on either side', () => {
    const won = planned.filter(({ seat, end }) => end.winner === seat);
    expect(won.length).toBeGreaterThan(planned.length / 2);
  });

  test('plays the same game for the same seed', () => {
    const [one] = planned;
    expect(one).toBeDefined();
    if (one !== undefined)
      expect(stateHash(play({ decks, seed: one.seed, first: 0 }, one.seat))).toBe(stateHash(one.end));
  });

  test('decides the same whatever it cannot see, and changes nothing by trying', () => {
    const asked = planned[1]?.asked ?? [];
    expect(asked.length).toBeGreaterThan(20);
    for (const [i, state] of asked.entries()) {
      if (i % 7 !== 0 || legal(state).length < 2) continue;
      const before = stateHash(state);
      const swapped = imagine(state, 1, i);
      const option = decide(plannerBot, state, randomFrom(i));
      expect(decide(plannerBot, swapped, randomFrom(i))).toBe(option);
      expect(stateHash(state)).toBe(before);
      expect(option).toBeLessThan(legal(state).length);
    }
  });
});
