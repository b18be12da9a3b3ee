import { describe, expect, it } from 'vitest';
import { resultShape } from '../games/result.ts';
import { presetChoice } from '../wire/choice.ts';
import type { Plan } from '../wire/game.ts';
import { duel } from '../worker/duel.ts';
import { GameSession } from '../worker/session/gameSession.ts';
import { gameSummary } from './gameSummary.ts';
import { resultOf } from './resultOf.ts';
import { bare } from './store.ts';

const choice = { ...presetChoice, first: 'foe', seed: 7, bot: 'planner-racer' } as const;
const plan: Plan = { type: 'duel', choice };
const session = new GameSession(duel(choice, 1, 7));
const running = session.snapshot(1, 0);
const over = (winner: number) => ({ ...running, view: { ...running.view, winner }, houses: [{ dis: 3 }, { mars: 2 }] });

describe('the result of a game', () => {
  it('is none while it goes on, and tells all that is counted once it is over', () => {
    expect(resultOf(plan, session.info, running, 1, 5)).toBe(null);
    const result = resultOf(plan, session.info, over(0), 2, 5);
    expect(result).toMatchObject({
      ...{ number: 2, at: 5, place: 'home', won: true, first: false, bot: 'planner-racer', houses: { dis: 3 } },
      ...{ edition: 'current', opponent: '', keys: [0, 0], decks: [{ name: 'Miss “Onyx” Censorius' }] },
    });
    expect(resultShape.parse(result)).toEqual(result);
    expect(resultOf(plan, session.info, over(1), 1, 5)?.won).toBe(false);
  });

  it('is none of two people at one screen', () => {
    const info = duel({ ...choice, bot: 'none' }, 1, 7).info;
    expect(resultOf({ type: 'duel', choice: { ...choice, bot: 'none' } }, info, over(0), 1, 5)).toBe(null);
  });
});

describe('a kept game', () => {
  const told = (winner: number | null, before: Parameters<typeof gameSummary>[3], now: number) =>
    gameSummary(
      plan,
      'kept',
      {
        ...bare,
        decks: [],
        lasting: 'browser',
        info: session.info,
        snapshot: winner === null ? running : over(winner),
        match: null,
      },
      before,
      now,
    )?.results;

  it('notes when its game ended, once, and forgets it where the end is taken back', () => {
    const ended = told(0, [], 10);
    expect(ended).toMatchObject([{ number: 1, won: true, at: 10 }]);
    expect(told(0, ended ?? [], 99)).toEqual(ended);
    expect(told(null, ended ?? [], 99)).toEqual([]);
    expect(told(1, ended ?? [], 99)).toMatchObject([{ won: false, at: 99 }]);
  });
});
