import type { BlindBot } from '@vaultsong/bots';
import { randomFrom } from '@vaultsong/bots';
import type { Ask, GameEvent } from '@vaultsong/engine';
import { deal, legal } from '@vaultsong/engine';
import { expect, test } from 'vitest';
import { twoDecks } from '../testing/experiments.ts';
import { startClock } from './thinkingTime.ts';

test('time is counted by own turns; what is answered in a turn of the other counts to the next own one', () => {
  let now = 0;
  /** Thinks as many milliseconds as there are options. */
  const slow: BlindBot = {
    name: 'slow',
    needs: 'options',
    choose: (options) => {
      now += options;
      return 0;
    },
  };
  const clock = startClock([slow, slow], () => now);
  const state = deal({ decks: twoDecks.decks, seed: 1 });
  const ask: Ask | null = state.ask;
  if (ask === null || legal(state).length === 0) throw new Error('Nothing is asked');
  const think = (seat: number, milliseconds: number, ...events: readonly GameEvent[]): void => {
    const bot = clock.bots[seat];
    if (bot?.needs !== 'options') throw new Error('The clock changed what a bot needs');
    bot.choose(milliseconds, randomFrom(1));
    clock.watch(ask, 0, events);
  };
  const turnOf = (player: number): GameEvent => ({ type: 'turnBegan', player, turn: 1 });
  think(0, 1);
  think(1, 2, turnOf(0));
  think(0, 10);
  think(0, 20.04);
  think(1, 5, turnOf(1));
  think(1, 100);
  think(0, 7, turnOf(0));
  think(0, 50);
  expect(clock.turns()).toEqual([[31, 57], [107]]);
});
