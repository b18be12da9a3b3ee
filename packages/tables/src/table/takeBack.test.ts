import { stateHash } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { readLog } from '../log/read.ts';
import type { Host } from '../testing/host.ts';
import { duelOf, Host as InMemory } from '../testing/host.ts';
import { stageOf } from './pending.ts';
import { mostTakeBacks } from './takeBacks.ts';

const askedSeat = ({ table }: Host): number => table.playing?.game.state.ask?.player ?? -1;
const question = ({ table }: Host): number => table.playing?.question ?? -1;
const hash = ({ table }: Host): string => (table.playing === null ? '' : stateHash(table.playing.game.state));

/** In the first turn, where the house has not been chosen yet. */
function inFirstTurn(host = duelOf()): Host {
  while (host.table.playing?.game.state.turn === 0) host.answer(1);
  return host;
}

function endTurn(host: Host): void {
  const turn = host.table.playing?.game.state.turn;
  while (host.table.playing?.game.state.turn === turn) host.answer(host.asked().options - 1);
}

const others = (host: Host, seat: number): string => host.at(1 - seat);

describe('what revealed nothing', () => {
  test('is taken back at once, and the game stands where it stood, with another question', () => {
    const host = inFirstTurn();
    const seat = askedSeat(host);
    const [before, asked] = [hash(host), question(host)];
    host.answer(0);
    host.do(host.at(seat), { type: 'take-back', question: question(host) });
    expect(hash(host)).toBe(before);
    expect(question(host)).toBeGreaterThan(asked);
    expect(host.table.playing?.takenBack).toEqual([0, 0]);
    expect(readLog(host.table.id, host.entries)).toEqual(host.table);
  });

  test('is answered anew; the old answer is known, another one to that question is stale', () => {
    const host = inFirstTurn();
    const seat = askedSeat(host);
    const who = host.at(seat);
    const asked = question(host);
    host.do(who, { type: 'answer', question: asked, option: 0 });
    expect(host.ask(who, { type: 'answer', question: asked, option: 0 })).toEqual({ type: 'known' });
    expect(host.refused(who, { type: 'answer', question: asked, option: 1 }).code).toBe('stale');
    host.do(who, { type: 'take-back', question: question(host) });
    const entries = host.entries.length;
    expect(host.ask(who, { type: 'answer', question: asked, option: 0 })).toEqual({ type: 'known' });
    expect(host.refused(who, { type: 'answer', question: asked, option: 1 }).code).toBe('stale');
    expect(host.entries.length).toBe(entries);
    host.do(who, { type: 'answer', question: question(host), option: 1 });
    expect(host.refused(who, { type: 'answer', question: asked, option: 0 }).code).toBe('stale');
  });

  test('is not taken back by a request that does not know what has happened since', () => {
    const host = inFirstTurn();
    const seat = askedSeat(host);
    const old = question(host);
    host.answer(0);
    expect(host.refused(host.at(seat), { type: 'take-back', question: old })).toEqual({
      code: 'stale',
      message: `Question ${old} is over: look again first`,
    });
  });

  test('cannot be taken back where nothing was decided, where no game is, or by the terms', () => {
    const host = duelOf();
    for (const who of ['ann', 'bob'])
      expect(host.refused(who, { type: 'take-back', question: question(host) }).code).toBe('not-now');
    const rated = duelOf({ rated: true, takeBacks: 'never', clock: { type: 'turn', seconds: 60 } }).answer(1);
    for (const who of ['ann', 'bob'])
      expect(rated.refused(who, { type: 'take-back', question: question(rated) }).code).toBe('not-allowed');
    const over = duelOf().do('ann', { type: 'concede' });
    expect(over.refused('bob', { type: 'take-back', question: 1 }).code).toBe('not-now');
  });
});

describe('what revealed something', () => {
  test('is taken back when the other agrees: a mulligan', () => {
    const host = duelOf();
    const seat = askedSeat(host);
    const before = hash(host);
    host.answer(0);
    host.do(host.at(seat), { type: 'take-back', question: question(host) });
    expect(host.table.request).toEqual({ id: host.entries.length - 1, seat, to: 0, agreed: [] });
    expect(hash(host)).not.toBe(before);
    host.do(others(host, seat), { type: 'agree', request: host.request });
    expect(hash(host)).toBe(before);
    expect(host.table.request).toBe(null);
    expect(host.table.playing?.takenBack[seat]).toBe(1);
  });

  test('goes back across a turn, with all that the other has done since', () => {
    const host = inFirstTurn();
    const seat = askedSeat(host);
    const other = others(host, seat);
    while (host.asked().options > 1 && host.table.playing?.game.state.ask?.kind !== 'move') host.answer(0);
    const before = hash(host);
    const answers = host.table.playing?.game.answers.length;
    host.answer(host.asked().options - 1);
    expect(host.table.playing?.game.state.turn).toBe(2);
    host.answer(0);
    host
      .do(host.at(seat), { type: 'take-back', question: question(host) })
      .do(other, { type: 'agree', request: host.request });
    expect(hash(host)).toBe(before);
    expect(host.table.playing?.game.answers.length).toBe(answers);
    expect(host.table.playing?.decisions.every((decision) => decision.answers < (answers ?? 0))).toBe(true);
    // The other one has nothing of that turn left to take back.
    expect(host.refused(other, { type: 'agree', request: host.request }).code).toBe('stale');
  });

  test('stays when the other declines, and may be asked for again', () => {
    const host = duelOf();
    const seat = askedSeat(host);
    host.answer(0);
    const asked = question(host);
    const ask = { type: 'take-back', question: asked } as const;
    host.do(host.at(seat), ask).do(others(host, seat), { type: 'decline', request: host.request });
    expect(host.table.request).toBe(null);
    expect(question(host)).toBe(asked);
    host.do(host.at(seat), ask);
    expect(host.refused(host.at(seat), ask).message).toBe('The other players have already been asked');
  });

  test('cannot be agreed to, or declined, by who asked', () => {
    const host = duelOf();
    const seat = askedSeat(host);
    host.answer(0).do(host.at(seat), { type: 'take-back', question: question(host) });
    expect(host.refused(host.at(seat), { type: 'agree', request: host.request }).code).toBe('not-now');
    expect(host.refused(host.at(seat), { type: 'decline', request: host.request }).code).toBe('not-now');
  });

  test('is asked for no more when somebody has answered meanwhile', () => {
    const host = duelOf();
    const seat = askedSeat(host);
    host.answer(0).do(host.at(seat), { type: 'take-back', question: question(host) });
    const { request } = host;
    host.answer(1);
    expect(host.table.request).toBe(null);
    const before = hash(host);
    expect(host.refused(others(host, seat), { type: 'agree', request }).code).toBe('stale');
    expect(hash(host)).toBe(before);
  });

  test('is not taken back by a word about a request before', () => {
    const host = duelOf();
    const seat = askedSeat(host);
    const other = others(host, seat);
    const ask = (): Host => host.do(host.at(seat), { type: 'take-back', question: question(host) });
    host.answer(0);
    const { request } = ask();
    host.do(other, { type: 'decline', request });
    ask();
    const before = hash(host);
    for (const late of ['agree', 'decline'] as const)
      expect(host.refused(other, { type: late, request })).toEqual({
        code: 'stale',
        message: `Request ${request} is over: look again first`,
      });
    expect(host.table.request).not.toBe(null);
    expect(hash(host)).toBe(before);
    host.do(other, { type: 'agree', request: host.request });
    expect(hash(host)).not.toBe(before);
  });

  test(`can be taken back ${mostTakeBacks} times in a game by each`, () => {
    const host = duelOf();
    const seat = askedSeat(host);
    for (let n = 0; n < mostTakeBacks; n++)
      host
        .answer(0)
        .do(host.at(seat), { type: 'take-back', question: question(host) })
        .do(others(host, seat), { type: 'agree', request: host.request });
    host.answer(0);
    expect(host.refused(host.at(seat), { type: 'take-back', question: question(host) })).toEqual({
      code: 'not-allowed',
      message: 'You have taken back revealed information 3 times in this game, which is the most',
    });
  });

  test('is taken back freely by who plays with bots alone, also what the bot has done since', () => {
    const host = new InMemory().seat('ann').seatBot(1);
    for (let n = 0; n < 5; n++) {
      const before = hash(host);
      endTurn(host);
      while (host.table.playing?.decisions.length !== 0)
        host.do('ann', { type: 'take-back', question: question(host) });
      expect(askedSeat(host)).toBe(0);
      expect(before).not.toBe('');
    }
    expect(host.table.playing?.takenBack[0]).toBeGreaterThan(mostTakeBacks);
    // What a bot decided before Ann's first decision is decided anew.
    expect(stageOf(host.table)).toBe('playing');
  });

  test('needs all of a team', () => {
    const host = new InMemory({ terms: { play: { type: 'keyraken', players: 3 } } }).seatAll();
    while (host.table.playing?.game.state.ask?.kind !== 'mulligan') host.answer(0);
    const seat = askedSeat(host);
    const [one, two] = [0, 1, 2].filter((at) => at !== seat).map((at) => host.at(at));
    host.answer(0);
    host
      .do(host.at(seat), { type: 'take-back', question: question(host) })
      .do(one ?? '', { type: 'agree', request: host.request });
    expect(host.table.request?.agreed).toHaveLength(1);
    expect(host.refused(one ?? '', { type: 'agree', request: host.request }).code).toBe('not-now');
    host.do(two ?? '', { type: 'agree', request: host.request });
    expect(host.table.request).toBe(null);
    expect(askedSeat(host)).toBe(seat);
  });

  test('is asked for no more when one of the team leaves', () => {
    const host = new InMemory({ terms: { play: { type: 'keyraken', players: 3 } } }).seatAll();
    while (host.table.playing?.game.state.ask?.kind !== 'mulligan') host.answer(0);
    const seat = askedSeat(host);
    const [one, two] = [0, 1, 2].filter((at) => at !== seat).map((at) => host.at(at));
    host.answer(0);
    host
      .do(host.at(seat), { type: 'take-back', question: question(host) })
      .do(one ?? '', { type: 'agree', request: host.request });
    host.do(two ?? '', { type: 'concede' });
    expect(host.table.request).toBe(null);
  });
});
