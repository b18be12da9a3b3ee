import '@vaultsong/cards';
import { keyraken } from '@vaultsong/adventures';
import { findBundled, generateDeck, toDeckList } from '@vaultsong/decks';
import type { State, View } from '@vaultsong/engine';
import { answerThrough, deal, see } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import { decide, randomFrom, rulesBot, seedFor } from '../index.ts';
import { patience } from '../search/standing.ts';
import { knownAt, learnedFeatures, learnedFeaturesOf } from './features.ts';
import { prospectFrom } from './prospect.ts';
import { raceProspect } from './raceProspect.ts';

const real = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));

/** @param look at the first question of each turn, and at that of the turn before */
function play(state: State, look: (view: View, before: View) => void): State {
  const random = randomFrom(5);
  let last: View | null = null;
  while (state.ask !== null) {
    if (state.turn !== last?.turn) {
      const view = see(state, 0);
      if (last !== null) look(view, last);
      last = view;
    }
    answerThrough(state, decide(rulesBot, state, random));
  }
  return state;
}

const asked = (): View => see(deal({ decks: real, seed: 5, first: 0 }), 0);

test('a game that was won is certain, and so is one that was lost', () => {
  const state = play(deal({ decks: real, seed: 5, first: 0 }), () => {});
  const prospect = prospectFrom(asked());
  for (const seat of [0, 1] as const) expect(prospect(see(state, seat), seat)).toBe(state.winner === seat ? 1 : 0);
});

test('it tells more than nothing about games with decks that nobody learnt from', () => {
  const misses = Array.from({ length: 24 }, (_, seed) => {
    const decks = [0, 1].map((seat) => toDeckList(generateDeck({ set: 'wc', seed: seedFor(-9 - seed, seat) })));
    const chances: number[] = [];
    const { winner } = play(deal({ decks, seed, first: seed % 2 }), (view, before) => {
      // Beyond that it tells no chance any more, but what ends the game.
      if (before.turn < patience) chances.push(prospectFrom(before)(view, 0));
    });
    const won = winner === 0 ? 1 : 0;
    return chances.reduce((sum, chance) => sum + (chance - won) ** 2, 0) / chances.length;
  });
  expect(misses.reduce((sum, miss) => sum + miss, 0) / misses.length).toBeLessThan(0.22);
});

test('of cards that were drawn since the question only the number counts', () => {
  play(deal({ decks: real, seed: 6, first: 0 }), (view) => {
    const countAt = (known: ReadonlySet<number>, name: (typeof learnedFeatures)[number]): number =>
      learnedFeaturesOf(view, 0, known)[learnedFeatures.indexOf(name)] ?? Number.NaN;
    const hand = view.players[0]?.hand.length ?? 0;
    const all = knownAt(view, 0);
    expect([countAt(all, 'my.kept'), countAt(all, 'my.drawn')]).toEqual([hand, 0]);
    const none: ReadonlySet<number> = new Set();
    expect([countAt(none, 'my.kept'), countAt(none, 'my.drawn')]).toEqual([0, hand]);
    expect([countAt(none, 'my.keptWorth'), countAt(none, 'my.keptOfHouse')]).toEqual([0, 0]);
  });
});

test('in a race against an automaton it looks for what was learnt of races', () => {
  const state = deal(keyraken({ decks: real, seed: 6, difficulty: 'normal' }));
  const prospect = prospectFrom(see(state, 0));
  play(state, (view) => expect(prospect(view, 0)).toBe(raceProspect(view, 0)));
});

test('games of more than two have no learnt chance', () => {
  const view = see(deal(keyraken({ decks: real, seed: 6, difficulty: 'normal' })), 0);
  expect(() => learnedFeaturesOf(view, 0, new Set())).toThrow('of two players, not of 3');
});
