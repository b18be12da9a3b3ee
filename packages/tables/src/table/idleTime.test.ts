// Answering and then undoing keeps no opponent waiting for ever, under any terms.
import { describe, expect, test } from 'vitest';
import { readLog } from '../log/read.ts';
import { verify } from '../log/verify.ts';
import type { AskedTerms } from '../terms/terms.ts';
import type { Host } from '../testing/host.ts';
import { duelOf, Host as InMemory } from '../testing/host.ts';
import { idleTimeAfter, noIdleTime } from './idleTime.ts';
import { claimAfter, claimableAt } from './pending.ts';

const second = 1_000;

/** In the first turn, where the house has not been chosen yet. */
function inFirstTurn(asked: Partial<AskedTerms> = {}): Host {
  const host = duelOf(asked);
  while (host.table.playing?.game.state.turn === 0) host.answer(1);
  return host;
}

const askedSeat = ({ table }: Host): number => table.playing?.game.state.ask?.player ?? -1;
const claimable = ({ table }: Host): number | undefined => claimableAt(table)?.at;
const takeBack = (host: Host, who: string): Host =>
  host.do(who, { type: 'take-back', question: host.table.playing?.question ?? -1 });

describe('without a clock the others wait', () => {
  test('five minutes, however often an answer is given and taken back', () => {
    const host = inFirstTurn();
    const { who } = host.asked();
    const other = host.at(1 - askedSeat(host));
    host.wait(60 * second).answer(0);
    // Further than before: only now the wait begins.
    const until = host.now + claimAfter;
    expect(claimable(host)).toBe(until);
    while (host.now + 20 * second < until) {
      takeBack(host.wait(10 * second), who);
      expect(claimable(host)).toBe(until);
      host.wait(10 * second).answer(0);
      expect(claimable(host)).toBe(until);
    }
    host.wait(until - 1 - host.now);
    expect(host.refused(other, { type: 'claim' }).code).toBe('not-now');
    host.wait(1).do(other, { type: 'claim' });
    expect(host.table.result?.reason).toBe('claim');
    expect(verify(host.table.id, host.entries).faults).toEqual([]);
    expect(readLog(host.table.id, host.entries)).toEqual(host.table);
  });

  test('anew with each decision that brings the game further than before', () => {
    const host = inFirstTurn();
    const { who } = host.asked();
    host.answer(0).wait(200 * second);
    takeBack(host, who)
      .wait(50 * second)
      .answer(1);
    expect(claimable(host)).toBe(host.now + claimAfter - 250 * second);
    host.answer(host.asked().options - 1);
    expect(claimable(host)).toBe(host.now + claimAfter);
  });

  test('anew when the others let somebody take something back', () => {
    const host = inFirstTurn();
    const seat = askedSeat(host);
    const turn = host.table.playing?.game.state.turn;
    while (host.table.playing?.game.state.turn === turn) host.wait(100 * second).answer(host.asked().options - 1);
    takeBack(host.wait(100 * second), host.at(seat)).wait(100 * second);
    host.do(host.at(1 - seat), { type: 'agree', request: host.request });
    expect(claimableAt(host.table)).toEqual({ seat, at: host.now + claimAfter });
  });

  test('five minutes for the other one, too, when that one is asked', () => {
    const host = inFirstTurn();
    const turn = host.table.playing?.game.state.turn;
    while (host.table.playing?.game.state.turn === turn) host.wait(100 * second).answer(host.asked().options - 1);
    expect(claimableAt(host.table)).toEqual({ seat: askedSeat(host), at: host.now + claimAfter });
  });

  test('as long for one of a team', () => {
    const host = new InMemory({ terms: { play: { type: 'keyraken', players: 3 } } }).seatAll();
    while (host.table.playing?.game.state.turn === 0) host.answer(1);
    while (host.table.playing?.game.state.ask?.kind !== 'house') host.answer(0);
    const { who } = host.asked();
    host.answer(0);
    const until = claimable(host);
    takeBack(host.wait(100 * second), who)
      .wait(100 * second)
      .answer(0);
    expect(claimable(host)).toBe(until);
  });
});

test('what somebody takes back while another one is asked counts for them, and not for the other', () => {
  const [one, other] = [0, 1];
  const asked = { seat: one, isSettled: false, decisions: 4 };
  // One answers after 10 s at the furthest question, and the other is asked.
  const further = idleTimeAfter(noIdleTime, { ...asked, thought: 0, asked: one, decisions: 3 });
  const away = idleTimeAfter(further, { ...asked, thought: 10, asked: other });
  expect(away).toEqual({ seat: one, furthest: 3, thought: 10 });
  // It is taken back, and given again after 5 s.
  const back = idleTimeAfter(away, { ...asked, thought: 0, asked: one, decisions: 3 });
  expect(back).toEqual(away);
  expect(idleTimeAfter(back, { ...asked, thought: 5, asked: other })).toEqual({ seat: one, furthest: 3, thought: 15 });
  // Once the other one has decided something, one begins anew.
  const decided = idleTimeAfter(away, { ...asked, seat: other, thought: 7, asked: one });
  expect(idleTimeAfter(decided, { ...asked, thought: 1, asked: one, decisions: 3 })).toMatchObject({ thought: 0 });
});

describe('with a clock', () => {
  test.each<AskedTerms['clock']>([
    { type: 'turn', seconds: 60 },
    { type: 'chess', seconds: 60, increment: 5 },
    { type: 'days', days: 1 },
  ])('it decides: $is', (clock) => {
    const host = inFirstTurn({ clock });
    const { who } = host.asked();
    const seat = askedSeat(host);
    const due = host.now + (host.table.playing?.clock?.left[seat] ?? 0);
    const step = Math.floor((due - host.now) / 10);
    for (let n = 0; n < 4; n++) {
      host.wait(step).answer(0);
      takeBack(host.wait(step), who);
    }
    host.wait(due - 1 - host.now);
    expect(host.table.result).toBe(null);
    host.wait(1);
    expect(host.table.result).toEqual({ winner: 1 - seat, reason: 'time' });
  });
});
