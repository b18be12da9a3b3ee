// Tests of the conduct of a table: the questions that it answers by itself, those that it leaves to players so that
// nothing is revealed, and the end of an endless game.
import type { Position, State } from '@vaultsong/engine';
import { answer, legal, position } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { leaderOf } from '../game/leader.ts';
import { readLog } from '../log/read.ts';
import { verify } from '../log/verify.ts';
import type { HostOptions } from '../testing/host.ts';
import { duelOf, Host, tableOfTests } from '../testing/host.ts';
import { conductOf, ownAnswer } from './conduct.ts';

const people = duelOf().table;
const peopleOfOld = duelOf({}, { isOld: true }).table;
const withBot = new Host().seat('ann').seatBot(1).table;

/** Ann is in her third step, and Bob has cards in hand: one with an Omni: ability, or none. */
const askedOfBob = (edition: Position['edition'], ...hand: readonly string[]): State =>
  position({ ...(edition === undefined ? {} : { edition }), seats: [{ house: 'dis', hand: ['dust-imp'] }, { hand }] });

describe('an Omni: question, which everybody with a hand is asked', () => {
  const none = askedOfBob('manual', 'punch', 'anger');
  const one = askedOfBob('manual', 'punch', 'key-to-dis');

  test('is pending also for a person who can only pass, so that it tells nothing', () => {
    for (const state of [none, one]) {
      expect(state.ask).toMatchObject({ kind: 'omni', player: 1 });
      expect(ownAnswer(people, state)).toBeNull();
    }
    expect([none, one].map((state) => legal(state).length)).toEqual([1, 2]);
  });

  test('is passed by the table for a bot of the house, whatever it has in hand', () => {
    for (const state of [none, one]) expect(legal(state)[ownAnswer(withBot, state) ?? -1]).toEqual({ pick: 'done' });
  });

  test('was answered by tables of before where there was nothing to choose', () => {
    expect([ownAnswer(peopleOfOld, none), ownAnswer(peopleOfOld, one)]).toEqual([0, null]);
  });

  test('waits for an answer in a whole game, and never comes as one that nobody gave', () => {
    const asked = { passing: 0, choosing: 0 };
    const host = duelOf({ edition: 'manual' });
    for (let n = 0; n < 200 && host.table.playing !== null; n++) {
      const { ask } = host.table.playing.game.state;
      if (ask?.kind === 'omni') asked[ask.options.length === 1 ? 'passing' : 'choosing'] += 1;
      host.answer();
    }
    expect(asked.passing).toBeGreaterThan(20);
    host.do('ann', { type: 'concede' });
    expect(verify(tableOfTests, host.entries).faults).toEqual([]);
  });
});

describe('a choice among cards that others do not see', () => {
  /** Feeding Pit lets its player discard a creature from the hand. */
  const feeding = (...hand: readonly string[]): State => {
    const state = position({ seats: [{ house: 'mars', artifacts: ['feeding-pit'], hand }, {}] });
    answer(
      state,
      legal(state).findIndex((option) => option.pick === 'move' && option.move.do === 'action'),
    );
    expect(state.ask).toMatchObject({ kind: 'cards', options: [{ pick: 'card' }] });
    return state;
  };

  test('is left to a person also where one card fits, as that would tell of the others in hand', () => {
    expect(ownAnswer(people, feeding('zorg', 'punch', 'anger'))).toBeNull();
    expect(ownAnswer(peopleOfOld, feeding('zorg', 'punch', 'anger'))).toBe(0);
  });

  test('is made by the table where everybody can tell that there is none', () => {
    expect(ownAnswer(people, feeding('zorg'))).toBe(0);
  });
});

describe('a game that goes on and on', () => {
  const most = conductOf(people).maxTurns ?? 0;

  /** Nobody does anything but end the turn, until so many are over. */
  const idle = (turns: number, options: HostOptions & Parameters<typeof duelOf>[0] = {}): Host => {
    const host = duelOf(options, options);
    while (host.table.playing !== null && host.table.playing.game.state.turn < turns) {
      const choices = legal(host.table.playing.game.state);
      const end = choices.findIndex((option) => option.pick === 'move' && option.move.do === 'end');
      host.answer(end < 0 ? choices.length - 1 : end);
    }
    return host;
  };

  test.each([
    ['without a clock', {}],
    ['with one', { clock: { type: 'turn', seconds: 60 } } as const],
  ])('is decided after the most turns, %s, and its log leads to the same', (_, asked) => {
    const before = idle(most, asked);
    expect(before.table.playing?.game.state.turn).toBe(most);
    const { table, entries } = idle(most + 1, asked);
    const state = table.last?.game.state;
    expect(state?.turn).toBe(most + 1);
    expect(table.result).toEqual({ winner: state === undefined ? null : leaderOf(state), reason: 'turns' });
    expect(table.finished).toMatchObject([{ reason: 'turns' }]);
    expect(readLog(tableOfTests, entries)).toEqual(table);
    expect(verify(tableOfTests, entries)).toMatchObject({ faults: [], games: 1 });
  });

  test('goes on at a table that was opened before there was a bound', () => {
    expect(idle(most + 2, { isOld: true }).table.playing?.game.state.turn).toBe(most + 2);
  });

  test('is won by keys, then æmber, then fewer chains, then by who did not begin', () => {
    const winner = (one: Position['seats'][0], other: Position['seats'][0], first = 0) =>
      leaderOf(position({ seats: [one, other], first }));
    expect(winner({ keys: 1 }, { aember: 9 })).toBe(0);
    expect(winner({ keys: 1, aember: 2 }, { keys: 1, aember: 3 })).toBe(1);
    expect(winner({ chains: 3 }, { chains: 2 })).toBe(1);
    expect([winner({}, {}, 0), winner({}, {}, 1)]).toEqual([1, 0]);
  });
});
