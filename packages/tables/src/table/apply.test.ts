// Events one by one: what each leaves of a table, and what it tells of it. An event of a log is applied unasked, so these are written as they come.
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../log/events.ts';
import { readLog } from '../log/read.ts';
import { deckAt, duelOf, Host } from '../testing/host.ts';
import type { Happened } from './apply.ts';
import { apply, setupOfNext } from './apply.ts';
import { betweenGames, claimAfter, claimableAt, dueOf } from './pending.ts';

const ann = { type: 'person', id: 'ann' } as const;
const bot = { type: 'bot', bot: 'random' } as const;
const bestOf3 = { type: 'duel', decks: 'own', format: { bestOf: 3, adaptive: false } } as const;

/** At its first question. */
const team = (players: 1 | 2 | 3): Host => new Host({ terms: { play: { type: 'keyraken', players } } }).seatAll();

/** Ann and Bob sit with decks, and nothing goes on by itself. */
function seated(host: Host): Host {
  for (const [seat, id] of ['ann', 'bob'].entries())
    host.write({ type: 'joined', seat, sitter: { type: 'person', id }, nonce: `of ${id}`, deck: deckAt(seat) });
  return host;
}

describe('of an event is told', () => {
  test('that the game is another one, where one is dealt or goes back; and events of answers alone', () => {
    const host = duelOf({ play: bestOf3 });
    const { who } = host.asked();
    const other = who === 'ann' ? 'bob' : 'ann';
    const takeBack = (): Host => host.do(who, { type: 'take-back', question: host.asked().question });
    host.answer(0);
    takeBack().do(other, { type: 'decline', request: host.request });
    takeBack().do(other, { type: 'agree', request: host.request });
    host.do('ann', { type: 'concede' }).do('ann', { type: 'choose-first', first: 0 }).do('bob', { type: 'concede' });
    host
      .do('bob', { type: 'concede' })
      .do('ann', { type: 'rematch' })
      .write({ type: 'continued', table: 'zzzzzzzzzz' });

    const told = new Map<TableEvent['type'], Happened[]>();
    readLog(host.table.id, host.entries, ({ type }, _, __, happened) =>
      told.set(type, [...(told.get(type) ?? []), happened]),
    );
    const { answered = [], dealt, 'taken-back': back, ...others } = Object.fromEntries(told);
    expect(answered.length).toBeGreaterThan(0);
    for (const { isReset, events } of answered) expect([isReset, events.length > 0]).toEqual([false, true]);
    expect(dealt).toEqual([another, another]);
    expect(back).toEqual([another]);
    const rest = [
      'opened',
      'joined',
      'deck-chosen',
      'began',
      'take-back-requested',
      'take-back-declined',
      'conceded',
      'chose-first',
    ];
    expect(Object.keys(others).sort()).toEqual([...rest, 'secret-revealed', 'rematch-requested', 'continued'].sort());
    for (const happened of Object.values(others).flat()) expect(happened).toEqual(nothing);
  });

  test('that the game is another one where it comes from elsewhere', () => {
    const setup = { decks: [deckAt(0), deckAt(1)], seed: 5, first: 0 };
    expect(apply(seated(new Host()).table, { type: 'imported', setup, answers: [] }, 0)).toEqual(another);
  });
});

const nothing: Happened = { events: [], isReset: false };
const another: Happened = { events: [], isReset: true };

describe('seats', () => {
  test('are as many as there are players, and free when the table is opened', () => {
    expect(new Host().table.seats).toEqual([null, null]);
  });

  test('have what somebody sat down with, and nothing of a deck that they did not bring', () => {
    const host = new Host();
    const deck = deckAt(0);
    host.write({ type: 'joined', seat: 0, sitter: ann, nonce: 'n' });
    expect(host.table.seats).toEqual([{ sitter: ann, nonce: 'n', deck: null, origin: null, set: null }, null]);
    host.write({ type: 'joined', seat: 1, sitter: bot, nonce: '', deck, origin: 'o', set: 'cota' });
    expect(host.table.seats[1]).toEqual({ sitter: bot, nonce: '', deck, origin: 'o', set: 'cota' });
  });

  test('keep who sits there when a deck or a nonce comes', () => {
    const host = new Host();
    const deck = deckAt(0);
    host.write({ type: 'joined', seat: 0, sitter: ann, nonce: 'early' });
    host.write({ type: 'deck-chosen', seat: 0, deck, origin: 'o', set: 'cota' });
    host.write({ type: 'nonce-added', seat: 0, nonce: 'late' });
    expect(host.table.seats[0]).toEqual({ sitter: ann, nonce: 'late', deck, origin: 'o', set: 'cota' });
    host.write({ type: 'deck-chosen', seat: 0, deck, origin: null });
    expect(host.table.seats[0]).toEqual({ sitter: ann, nonce: 'late', deck, origin: null, set: null });
  });

  test('on which nobody sits get neither', () => {
    const host = new Host();
    host.write({ type: 'deck-chosen', seat: 0, deck: deckAt(0), origin: null });
    host.write({ type: 'nonce-added', seat: 0, nonce: 'n' });
    host.write({ type: 'bot-took-over', seat: 1, bot: 'random' });
    expect(host.table.seats).toEqual([null, null]);
  });

  test('are left when the last person stands up, and no more when one sits down', () => {
    const host = new Host();
    host.write({ type: 'joined', seat: 0, sitter: ann, nonce: '' });
    expect(host.table.isLeft).toBe(false);
    host.write({ type: 'left', seat: 0 });
    expect([host.table.isLeft, host.table.seats]).toEqual([true, [null, null]]);
    host.write({ type: 'joined', seat: 1, sitter: ann, nonce: '' });
    expect(host.table.isLeft).toBe(false);
    host.write({ type: 'joined', seat: 0, sitter: bot, nonce: '' });
    host.write({ type: 'left', seat: 0 });
    expect(host.table.isLeft).toBe(false);
  });
});

describe('a game is dealt', () => {
  test('without chains where nobody has any, and with them where one has', () => {
    expect(setupOfNext(duelOf().table, 'c')).not.toHaveProperty('chains');
    expect(setupOfNext(duelOf({ play: { type: 'duel', decks: 'own', chains: [0, 5] } }).table, 'c').chains).toEqual([
      0, 5,
    ]);
  });

  test('by a chance of its own, in the edition of the terms', () => {
    expect(setupOfNext(duelOf({ edition: 'cota-1.0' }).table, 'c')).toMatchObject({
      ...{ chance: 'c', seed: 0, edition: 'cota-1.0', decks: [deckAt(0), deckAt(1)] },
    });
  });

  test('to one who is alone against the Keyraken as the first, to a team by lot', () => {
    expect(setupOfNext(team(1).table, 'c').first).toBe(0);
    expect(setupOfNext(team(2).table, 'c')).not.toHaveProperty('first');
  });

  test('only when it is clear who goes first, and with what', () => {
    const host = duelOf({ play: bestOf3 }).do('ann', { type: 'concede' });
    expect(() => setupOfNext(host.table, 'c')).toThrow('No game is to be dealt at table a0b1c2d3e4');
    const early = new Host();
    early.write({ type: 'joined', seat: 0, sitter: ann, nonce: '' });
    early.write({ type: 'began', first: 0, opener: 0 });
    expect(() => setupOfNext(early.table, 'c')).toThrow('Seat 0 of table a0b1c2d3e4 has no deck');
  });
});

describe('the time that somebody has', () => {
  test('to call begins with the match, and anew with each call', () => {
    const host = seated(new Host({ terms: { play: { type: 'duel', decks: 'own', bid: true } } }));
    host.now += 7_000;
    host.write({ type: 'began', first: 0, opener: 0 });
    expect(claimableAt(host.table)).toEqual({ seat: 0, at: host.now + claimAfter });
    host.now += 7_000;
    host.write({ type: 'bid-called', seat: 0, call: { kind: 'bid', deck: 0, chains: 0 } });
    expect(claimableAt(host.table)).toEqual({ seat: 1, at: host.now + claimAfter });
  });

  test('to choose who goes first begins when a game was given up; the next one begins when it is dealt', () => {
    const host = duelOf({ play: bestOf3, clock: { type: 'turn', seconds: 60 } });
    host.now += 7_000;
    host.write({ type: 'conceded', seat: 0 });
    expect(dueOf(host.table)).toEqual({ seat: 0, at: host.now + betweenGames });
    host.now += 7_000;
    host.write({ type: 'chose-first', seat: 0, first: 0 });
    expect(host.table.since).toBe(host.now);
    host.now += 7_000;
    host.goOn();
    expect(host.table.since).toBe(host.now);
  });
});

describe('a game that is over', () => {
  test('was given up, lost by the clock or claimed', () => {
    const ends = (type: 'conceded' | 'timed-out' | 'claimed'): unknown => {
      const host = duelOf({ play: bestOf3 });
      host.write({ type, seat: 0 });
      return host.table.finished.map(({ winner, reason }) => [winner, reason]);
    };
    expect(ends('conceded')).toEqual([[1, 'concession']]);
    expect(ends('timed-out')).toEqual([[1, 'time']]);
    expect(ends('claimed')).toEqual([[0, 'claim']]);
  });

  test('counts what both have taken back that had revealed something, each what is theirs', () => {
    const host = duelOf();
    for (const seat of [0, 1, 1]) host.write({ type: 'taken-back', seat, to: 0, consent: true });
    host.write({ type: 'taken-back', seat: 0, to: 0, consent: false });
    expect(host.table.playing?.takenBack).toEqual([1, 2]);
    host.write({ type: 'conceded', seat: 0 });
    expect(host.table.finished).toMatchObject([{ takeBacks: 3, isBroughtIn: false }]);
  });

  test('can be looked at until the next one is dealt, however the match ends meanwhile', () => {
    for (const event of [
      { type: 'claimed', seat: 1 },
      { type: 'closed', reason: 'organizer', winner: null },
    ] as const) {
      const between = duelOf({ play: bestOf3 });
      const first = between.table.playing;
      between.write({ type: 'conceded', seat: 0 });
      expect([between.table.playing, between.table.last]).toEqual([null, first]);
      between.write(event);
      expect(between.table.last).toBe(first);

      const during = duelOf({ play: bestOf3 });
      const { playing } = during.table;
      expect([playing?.number, during.table.last]).toEqual([1, null]);
      during.write(event);
      expect([during.table.playing, during.table.last]).toEqual([null, playing]);
    }
  });
});

test('what is about a game or a series changes nothing where there is none', () => {
  const host = new Host();
  const before = structuredClone(host.table);
  const events: readonly TableEvent[] = [
    { type: 'taken-back', seat: 0, to: 0, consent: true },
    { type: 'take-back-requested', seat: 0 },
    { type: 'take-back-agreed', seat: 1 },
    { type: 'bid-called', seat: 0, call: { kind: 'pass' } },
    { type: 'chose-first', seat: 0, first: 0 },
  ];
  for (const event of events) expect(apply(host.table, event, host.now)).toEqual(nothing);
  const answered: TableEvent = { type: 'answered', seat: 0, question: 0, options: [0] };
  expect(() => apply(host.table, answered, host.now)).toThrow('no game is being played');
  expect(host.table).toEqual(before);
});

describe('a request', () => {
  test('is none where there is nothing to take back', () => {
    const host = duelOf();
    host.write({ type: 'take-back-requested', seat: 0 });
    expect(host.table.request).toBe(null);
  });

  test('is of the last decision of who asks, and gathers who agrees', () => {
    const host = duelOf();
    const seat = host.asked().who === 'ann' ? 0 : 1;
    host.answer(0).answer(0);
    const [mine, last] = host.table.playing?.decisions ?? [];
    expect([mine?.seat, last?.seat]).toEqual([seat, 1 - seat]);
    const id = host.entries.length;
    host.write({ type: 'take-back-requested', seat });
    expect(host.table.request).toEqual({ id, seat, to: mine?.answers, agreed: [] });
    for (const one of [1 - seat, 2]) host.write({ type: 'take-back-agreed', seat: one });
    expect(host.table.request?.agreed).toEqual([1 - seat, 2]);
  });
});
