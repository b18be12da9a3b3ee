import '@vaultsong/cards';
import { findBundled, toDeckList } from '@vaultsong/decks';
import { answerThrough, deal, imagine, legal, see } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import type { SearchingBot } from '../bot.ts';
import { decide, randomFrom, rulesBot } from '../index.ts';
import type { Stages } from './search.ts';
import { all, search } from './search.ts';
import { standingOf } from './standing.ts';

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));

/** A question with several answers, after some of them. */
function asked(answers: number) {
  const state = deal({ decks, seed: 4, first: 0 });
  const random = randomFrom(4);
  for (let i = 0; state.ask !== null && (i < answers || legal(state).length < 5); i++)
    answerThrough(state, decide(rulesBot, state, random));
  if (state.ask === null) throw new Error('The game was over before a question with five answers');
  return { state, player: state.ask.player };
}

/** Searches until it is stopped, and says so: how often it went on before, each time that a try asked it first. */
function insatiable() {
  const spent: number[] = [];
  let stopped: unknown = null;
  const bot: SearchingBot = {
    name: 'insatiable',
    needs: 'imagination',
    choose(_view, _imagine, _random, thinking) {
      let tries = 0;
      while (!thinking.mustStop()) tries++;
      if (stopped !== thinking) spent.push(tries);
      stopped = thinking;
      return 0;
    },
  };
  return { bot, spent };
}

/** Searches for the answer to such a question, each try played on by that bot. */
function searchWith(bot: SearchingBot, mustStop: () => boolean) {
  const { state, player } = asked(12);
  const stages: Stages = { house: [], others: [{ best: all, states: 2, turns: 1, own: bot, reply: rulesBot }] };
  const option = search(
    { standingFrom: () => standingOf, duel: stages, race: stages },
    see(state, player),
    (seed) => imagine(state, player, seed),
    randomFrom(1),
    { mustStop, onProgress: () => {} },
  );
  return { option, options: legal(state).length };
}

describe('a search within a search', () => {
  test('gets as much for each answer, and no more than a question may cost', () => {
    const { bot, spent } = insatiable();
    const { option, options } = searchWith(bot, () => false);
    expect(option).toBeLessThan(options);
    expect(spent.length).toBeGreaterThan(1);
    expect(new Set(spent).size).toBe(1);
    expect(spent.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(600 + 2 * options);
  });

  test('ends when the search around it must', () => {
    const { bot, spent } = insatiable();
    let asks = 0;
    searchWith(bot, () => ++asks > 5);
    expect(spent).toEqual([4]);
  });
});
