// Time at a table is that of its log: what is left to somebody is exactly what its entries say.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLog } from '../log/read.ts';
import type { AskedTerms } from '../terms/terms.ts';
import type { Host } from '../testing/host.ts';
import { duelOf, Host as InMemory, noon, people } from '../testing/host.ts';
import { dueOf, stageOf } from './pending.ts';

const minute = 60_000;

const chess = (seconds: number, increment = 0): Partial<AskedTerms> => ({
  clock: { type: 'chess', seconds, increment },
});

/** Both keep their hands; the first turn begins. */
const inFirstTurn = (host: Host): Host => {
  while (host.table.playing?.game.state.turn === 0) host.answer(1);
  return host;
};

/** Whoever is asked chooses the last option until the turn is over: that ends it. */
function endTurn(host: Host, each = 0): void {
  const turn = host.table.playing?.game.state.turn;
  while (host.table.playing?.game.state.turn === turn && stageOf(host.table) === 'playing') {
    host.wait(each);
    host.answer(host.asked().options - 1);
  }
}

const leftOf = ({ table }: Host): readonly number[] => table.playing?.clock?.left ?? [];
const askedSeat = ({ table }: Host): number => table.playing?.game.state.ask?.player ?? -1;

describe('a chess clock', () => {
  test('runs for who is asked, and for nobody else', () => {
    const host = duelOf(chess(600));
    const seat = askedSeat(host);
    host.wait(7_001).answer(1);
    expect(leftOf(host)[seat]).toBe(600_000 - 7_001);
    expect(leftOf(host)[1 - seat]).toBe(600_000);
  });

  test('gives the increment for each turn of one’s own that is over, and for no mulligan', () => {
    const host = inFirstTurn(duelOf(chess(600, 5)));
    expect(leftOf(host)).toEqual([600_000, 600_000]);
    const seat = askedSeat(host);
    endTurn(host);
    expect(leftOf(host)[seat]).toBe(605_000);
    expect(leftOf(host)[1 - seat]).toBe(600_000);
    endTurn(host);
    expect(leftOf(host)).toEqual([605_000, 605_000]);
  });

  test('never gives time back for what is taken back, and no increment twice', () => {
    const host = inFirstTurn(duelOf(chess(600, 5)));
    const seat = askedSeat(host);
    const [who, other] = [host.at(seat), host.at(1 - seat)];
    endTurn(host, 1_000);
    const before = leftOf(host)[seat] ?? 0;
    host.wait(2_000).do(who, { type: 'take-back', question: host.asked().question });
    host.wait(3_000).do(other, { type: 'agree', request: host.request });
    expect(askedSeat(host)).toBe(seat);
    // The other one was asked meanwhile, and thought.
    expect(leftOf(host)[1 - seat]).toBe(600_000 - 5_000);
    expect(leftOf(host)[seat]).toBeLessThanOrEqual(before);
    endTurn(host);
    expect(leftOf(host)[seat]).toBeLessThanOrEqual(before + 1_000);
  });

  test('goes on for who thinks, and takes back, and thinks again', () => {
    const host = inFirstTurn(duelOf(chess(600)));
    const seat = askedSeat(host);
    const who = host.at(seat);
    host.answer(0);
    for (let n = 1; n <= 3; n++) {
      host.wait(minute).do(who, { type: 'take-back', question: host.asked().question });
      expect(leftOf(host)[seat]).toBe(600_000 - n * minute);
      host.answer(0);
    }
  });

  test('what is left is the start, less all that was thought, plus increments: by the times of the log alone', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 5, max: 80 }),
        (seed, increment, answers) => {
          const host = duelOf({ ...chess(10_800, increment), takeBacks: 'never' }, { seed });
          const thought = [0, 0];
          const turns = [0, 0];
          for (let n = 0; n < answers && host.table.playing !== null; n++) {
            const seat = askedSeat(host);
            const { turn, active } = host.table.playing.game.state;
            const think = host.roll(20_000);
            host.wait(think).answer();
            thought[seat] = (thought[seat] ?? 0) + think;
            const now = host.table.playing?.game.state.turn;
            if (now !== undefined && now !== turn && turn > 0) turns[active] = (turns[active] ?? 0) + 1;
          }
          if (host.table.playing === null) return;
          expect(leftOf(host)).toEqual(
            [0, 1].map((seat) => 10_800_000 - (thought[seat] ?? 0) + (turns[seat] ?? 0) * increment * 1000),
          );
          expect(readLog(host.table.id, host.entries).playing?.clock).toEqual(host.table.playing.clock);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a clock for each turn', () => {
  const clock = { type: 'turn', seconds: 90 } as const;

  test('is full again for all when a turn ends', () => {
    const host = inFirstTurn(duelOf({ clock }));
    const seat = askedSeat(host);
    host.wait(10_000).answer(0);
    expect(leftOf(host)[seat]).toBe(80_000);
    endTurn(host);
    expect(leftOf(host)).toEqual([90_000, 90_000]);
  });

  test('has no more than before when the end of a turn is taken back', () => {
    const host = inFirstTurn(duelOf({ clock }));
    const seat = askedSeat(host);
    host.wait(50_000).answer(0);
    endTurn(host);
    host
      .do(host.at(seat), { type: 'take-back', question: host.asked().question })
      .do(host.at(1 - seat), { type: 'agree', request: host.request });
    expect(askedSeat(host)).toBe(seat);
    expect(leftOf(host)[seat]).toBe(40_000);
    endTurn(host);
    expect(leftOf(host)).toEqual([90_000, 90_000]);
  });
});

describe('time that is over', () => {
  test('counts from its millisecond on: before it an answer is good, from it on it is too late', () => {
    const host = duelOf(chess(60));
    const seat = askedSeat(host);
    expect(dueOf(host.table)).toEqual({ seat, at: noon + minute });
    const { who, question } = host.asked();
    host.now = noon + minute;
    expect(host.refused(who, { type: 'answer', question, option: 1 }).code).toBe('too-late');
    expect(host.refused(who, { type: 'take-back', question }).code).toBe('not-now');
    host.now = noon + minute - 1;
    host.do(who, { type: 'answer', question, option: 1 });
    expect(stageOf(host.table)).toBe('playing');
    expect(leftOf(host)[seat]).toBe(1);
  });

  test('loses the game, and the match where that was its last game', () => {
    const host = duelOf(chess(60));
    const seat = askedSeat(host);
    host.wait(minute - 1);
    expect(host.table.result).toBe(null);
    host.wait(1);
    expect(host.table.result).toEqual({ winner: 1 - seat, reason: 'time' });
    expect(host.table.finished).toMatchObject([{ winner: 1 - seat, reason: 'time' }]);
  });

  test('in a game of a series loses that game; the loser then has five minutes to say who goes first, or loses the match', () => {
    const host = duelOf({ ...chess(60), play: { type: 'duel', decks: 'own', format: { bestOf: 3, adaptive: false } } });
    const seat = askedSeat(host);
    host.wait(minute);
    expect(host.table.result).toBe(null);
    expect(stageOf(host.table)).toBe('choosing-first');
    expect(dueOf(host.table)).toEqual({ seat, at: noon + minute + 5 * minute });
    const late = host.now + 5 * minute;
    host.now = late;
    expect(host.refused(host.at(seat), { type: 'choose-first', first: 0 }).code).toBe('too-late');
    host.now = late - 1;
    host.wait(1);
    // The other one wins the match, whatever the score.
    expect(host.table.result).toEqual({ winner: 1 - seat, reason: 'time' });
    expect(host.table.finished).toHaveLength(1);
  });

  test('in a bidding loses the match', () => {
    const host = duelOf({ ...chess(60), play: { type: 'duel', decks: 'own', bid: true } });
    expect(stageOf(host.table)).toBe('bidding');
    const due = dueOf(host.table);
    if (due === null) throw new Error('Nobody is waited for');
    host.now = due.at;
    expect(host.refused(host.at(due.seat), { type: 'call', call: { kind: 'pass' } }).code).toBe('too-late');
    host.wait(0);
    expect(host.table.result).toEqual({ winner: 1 - due.seat, reason: 'time' });
    expect(host.table.finished).toEqual([]);
  });

  test('between games of correspondence is as long as for a turn', () => {
    const host = duelOf({
      clock: { type: 'days', days: 2 },
      play: { type: 'duel', decks: 'own', format: { bestOf: 3, adaptive: false } },
    });
    host.do('ann', { type: 'concede' });
    expect(dueOf(host.table)).toEqual({ seat: 0, at: noon + 2 * 86_400_000 });
  });

  test('of one in a team puts a bot in that place; of the last one left loses to the Keyraken', () => {
    const host = new InMemory({
      terms: { play: { type: 'keyraken', players: 2 }, clock: { type: 'turn', seconds: 60 } },
    });
    host.seatAll();
    const first = askedSeat(host);
    host.wait(minute);
    expect(host.table.seats[first]?.sitter).toEqual({ type: 'bot', bot: 'rules' });
    expect(host.table.result).toBe(null);
    expect(people[1 - first]).toBe(host.at(1 - first));
    while (host.table.result === null) host.wait(minute);
    expect(host.table.result).toEqual({ winner: 2, reason: 'time' });
  });

  test('never comes for a bot', () => {
    const host = new InMemory({ terms: { play: { type: 'duel', decks: 'own' }, ...chess(60) } }).seat('ann').seatBot(1);
    expect(dueOf(host.table)?.seat).toBe(0);
  });
});

describe('clocks of processes that differ', () => {
  test('an entry that seems to be older than the one before gives nobody time', () => {
    const host = duelOf(chess(60));
    host.wait(10_000).answer(1);
    const since = host.table.since;
    const seat = askedSeat(host);
    host.now -= 5_000;
    host.answer(1);
    expect(leftOf(host)[seat]).toBeLessThanOrEqual(minute);
    expect(host.table.since).toBe(since);
  });
});
