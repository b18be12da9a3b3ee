import '@vaultsong/cards';
import { generateDeck, generatedSets, toDeckList } from '@vaultsong/decks';
import type { State, View } from '@vaultsong/engine';
import { answerThrough, deal, imagine, see } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import { decide, randomFrom, rulesBot, seedFor } from '../index.ts';
import { featureNames, featuresOf } from './features.ts';
import { chanceScore } from './weights.ts';
import { winChance } from './winChance.ts';

/** Plays a game of decks that nobody learnt from. */
function play(seed: number, look: (state: State, view: View) => void): State {
  const decks = [0, 1].map((seat) =>
    toDeckList(
      generateDeck({
        set: generatedSets[(seed + seat) % generatedSets.length] ?? 'cota',
        seed: seedFor(-7 - seed, seat),
      }),
    ),
  );
  const state = deal({ decks, seed, first: seed % 2 });
  const random = randomFrom(seed);
  let turn = -1;
  while (state.ask !== null) {
    if (state.turn !== turn) look(state, see(state, 'table'));
    turn = state.turn;
    answerThrough(state, decide(rulesBot, state, random));
  }
  return state;
}

test('the chance to win tells more than nothing about games that nobody learnt from', () => {
  const misses = Array.from({ length: 24 }, (_, seed) => {
    const chances: number[] = [];
    const { winner } = play(seed, (_, view) => chances.push(winChance(view, 0)));
    const won = winner === 0 ? 1 : 0;
    return chances.reduce((sum, chance) => sum + (chance - won) ** 2, 0) / chances.length;
  });
  expect(misses.reduce((sum, miss) => sum + miss, 0) / misses.length).toBeLessThan(0.22);
  expect(chanceScore.rules.brier).toBeLessThan(0.19);
});

test('both seats see the same chances, which add up to 1, and hidden cards change nothing', () => {
  play(3, (state, view) => {
    const mine = winChance(see(state, 0), 0);
    expect(mine + winChance(see(state, 1), 1)).toBeCloseTo(1, 12);
    expect(winChance(view, 0)).toBe(mine);
    expect(winChance(see(imagine(state, 0, state.turn), 0), 0)).toBe(mine);
  });
});

test('who has won wins, and each feature has its place', () => {
  const state = play(4, (_, view) => expect(featuresOf(view, 0)).toHaveLength(featureNames.length));
  const view = see(state, 'table');
  expect(view.winner).not.toBeNull();
  expect(winChance(view, view.winner ?? 0)).toBe(1);
  expect(winChance(view, 1 - (view.winner ?? 0))).toBe(0);
});

test('there is none where there are not two sides', () => {
  play(5, (_, view) => {
    expect(() => winChance({ ...view, players: [...view.players, ...view.players] }, 0)).toThrow('of 4');
  });
});
