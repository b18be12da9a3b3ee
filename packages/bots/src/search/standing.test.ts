import '@vaultsong/cards';
import { findBundled, toDeckList } from '@vaultsong/decks';
import { answerThrough, deal, see } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import { decide, randomFrom, rulesBot } from '../index.ts';
import { standingOf, standingTermNames, standingTerms } from './standing.ts';

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));

test('the terms of a standing say what it is made of, and their sum is the standing', () => {
  const state = deal({ decks, seed: 5, first: 0 });
  const random = randomFrom(5);
  while (state.ask !== null) answerThrough(state, decide(rulesBot, state, random));
  const view = see(state, 0);
  const sums = standingTerms(view, 0).map(({ terms }) => standingTermNames.reduce((sum, name) => sum + terms[name], 0));
  expect(standingOf(view, 0)).toBeCloseTo((sums[0] ?? 0) + (sums[1] ?? 0), 9);
  for (const { seat, terms } of standingTerms(view, 0)) {
    const sign = seat === 0 ? 1 : -1;
    const player = view.players[seat];
    if (player === undefined) throw new Error('no such seat');
    const { keys, aember, hand } = player;
    expect(terms.keys).toBeCloseTo(8 * sign * keys);
    expect(terms.aember).toBeCloseTo(sign * aember);
    expect(terms.hand).toBeCloseTo(0.6 * sign * hand.length);
    expect(Math.sign(terms.won)).toBeCloseTo(state.winner === seat ? sign : 0);
  }
});

test('how a game stands for the one is how it stands for the other, turned round', () => {
  const state = deal({ decks, seed: 6, first: 0 });
  const random = randomFrom(6);
  for (let answers = 0; state.ask !== null; answers++) {
    if (answers % 20 === 0) expect(standingOf(see(state, 0), 0)).toBeCloseTo(-standingOf(see(state, 1), 1), 9);
    answerThrough(state, decide(rulesBot, state, random));
  }
});
