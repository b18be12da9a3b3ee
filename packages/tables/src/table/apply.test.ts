// Deeds one by one: what each leaves of a table, and what it tells of it. A deed of a log is done unasked, so these are written as they come.
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../log/events.ts';
import { readLog } from '../log/read.ts';
import { deckAt, duelOf, Host } from '../testing/host.ts';
import type { Happened } from './apply.ts';
import { apply, setupOfNext } from './apply.ts';
import { betweenGames, claimAfter, claimableAt, dueOf } from './pending.ts';

const ann = { is: 'person', id: 'ann' } as const;
const bot = { is: 'bot', bot: 'random' } as const;
const bestOf3 = { is: 'duel', decks: 'own', format: { bestOf: 3, adaptive: false } } as const;

/** At its first question. */
const team = (players: 1 | 2 | 3): Host => new Host({ terms: { play: { is: 'keyraken', players } } }).seatAll();

/** Ann and Bob sit with decks, and nothing goes on by itself. */
function seated(host: Host): Host {
  for (const [seat, id] of ['ann', 'bob'].entries())
    host.write({ is: 'sat', seat, sitter: { is: 'person', id }, nonce: `of ${id}`, deck: deckAt(seat) });
  return host;
}

describe('of a deed is told', () => {
  test('that the game is another one, where one is dealt or goes back; and events of answers alone', () => {
    const host = duelOf({ play: bestOf3 });
    const { who } = host.asked();
    const other = who === 'ann' ? 'bob' : 'ann';
    const takeBack = (): Host => host.do(who, { do: 'take-back', question: host.asked().question });
    host.answer(0);
    takeBack().do(other, { do: 'decline', request: host.request });
    takeBack().do(other, { do: 'agree', request: host.request });
    host.do('ann', { do: 'concede' }).do('ann', { do: 'choose-first', first: 0 }).do('bob', { do: 'concede' });
    host.do('bob', { do: 'concede' }).do('ann', { do: 'rematch' }).write({ is: 'continued', table: 'zzzzzzzzzz' });

    const told = new Map<TableEvent['is'], Happened[]>();
    readLog(host.table.id, host.entries, ({ is }, _, __, happened) =>
      told.set(is, [...(told.get(is) ?? []), happened]),
    );
    const { answered = [], dealt, 'taken-back': back, ...others } = Object.fromEntries(told);
    expect(answered.length).toBeGreaterThan(0);
    for (const { isReset, events } of answered) expect([isReset, events.length > 0]).toEqual([false, true]);
    expect(dealt).toEqual([another, another]);
    expect(back).toEqual([another]);
    const rest = ['opened', 'sat', 'brought', 'began', 'asked-back', 'declined', 'conceded', 'chose-first'];
    expect(Object.keys(others).sort()).toEqual([...rest, 'revealed', 'wants-rematch', 'continued'].sort());
    for (const happened of Object.values(others).flat()) expect(happened).toEqual(nothing);
  });

  test('that the game is another one where it comes from elsewhere', () => {
    const setup = { decks: [deckAt(0), deckAt(1)], seed: 5, first: 0 };
    expect(apply(seated(new Host()).table, { is: 'brought-in', setup, answers: [] }, 0)).toEqual(another);
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
    host.write({ is: 'sat', seat: 0, sitter: ann, nonce: 'n' });
    expect(host.table.seats).toEqual([{ sitter: ann, nonce: 'n', deck: null, origin: null, set: null }, null]);
    host.write({ is: 'sat', seat: 1, sitter: bot, nonce: '', deck, origin: 'o', set: 'cota' });
    expect(host.table.seats[1]).toEqual({ sitter: bot, nonce: '', deck, origin: 'o', set: 'cota' });
  });

  test('keep who sits there when a deck or a nonce comes', () => {
    const host = new Host();
    const deck = deckAt(0);
    host.write({ is: 'sat', seat: 0, sitter: ann, nonce: 'early' });
    host.write({ is: 'brought', seat: 0, deck, origin: 'o', set: 'cota' });
    host.write({ is: 'nonce-added', seat: 0, nonce: 'late' });
    expect(host.table.seats[0]).toEqual({ sitter: ann, nonce: 'late', deck, origin: 'o', set: 'cota' });
    host.write({ is: 'brought', seat: 0, deck, origin: null });
    expect(host.table.seats[0]).toEqual({ sitter: ann, nonce: 'late', deck, origin: null, set: null });
  });

  test('on which nobody sits get neither', () => {
    const host = new Host();
    host.write({ is: 'brought', seat: 0, deck: deckAt(0), origin: null });
    host.write({ is: 'nonce-added', seat: 0, nonce: 'n' });
    host.write({ is: 'handed', seat: 1, bot: 'random' });
    expect(host.table.seats).toEqual([null, null]);
  });

  test('are left when the last person stands up, and no more when one sits down', () => {
    const host = new Host();
    host.write({ is: 'sat', seat: 0, sitter: ann, nonce: '' });
    expect(host.table.isLeft).toBe(false);
    host.write({ is: 'stood', seat: 0 });
    expect([host.table.isLeft, host.table.seats]).toEqual([true, [null, null]]);
    host.write({ is: 'sat', seat: 1, sitter: ann, nonce: '' });
    expect(host.table.isLeft).toBe(false);
    host.write({ is: 'sat', seat: 0, sitter: bot, nonce: '' });
    host.write({ is: 'stood', seat: 0 });
    expect(host.table.isLeft).toBe(false);
  });
});

describe('a game is dealt', () => {
  test('without chains where nobody has any, and with them where one has', () => {
    expect(setupOfNext(duelOf().table, 'c')).not.toHaveProperty('chains');
    expect(setupOfNext(duelOf({ play: { is: 'duel', decks: 'own', chains: [0, 5] } }).table, 'c').chains).toEqual([
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
    const host = duelOf({ play: bestOf3 }).do('ann', { do: 'concede' });
    expect(() => setupOfNext(host.table, 'c')).toThrow('No game is to be dealt at table a0b1c2d3e4');
    const early = new Host();
    early.write({ is: 'sat', seat: 0, sitter: ann, nonce: '' });
    early.write({ is: 'began', first: 0, opener: 0 });
    expect(() => setupOfNext(early.table, 'c')).toThrow('Seat 0 of table a0b1c2d3e4 has no deck');
  });
});

describe('the time that somebody has', () => {
  test('to call begins with the match, and anew with each call', () => {
    const host = seated(new Host({ terms: { play: { is: 'duel', decks: 'own', bid: true } } }));
    host.now += 7_000;
    host.write({ is: 'began', first: 0, opener: 0 });
    expect(claimableAt(host.table)).toEqual({ seat: 0, at: host.now + claimAfter });
    host.now += 7_000;
    host.write({ is: 'called', seat: 0, call: { kind: 'bid', deck: 0, chains: 0 } });
    expect(claimableAt(host.table)).toEqual({ seat: 1, at: host.now + claimAfter });
  });

  test('to choose who goes first begins when a game was given up; the next one begins when it is dealt', () => {
    const host = duelOf({ play: bestOf3, clock: { is: 'turn', seconds: 60 } });
    host.now += 7_000;
    host.write({ is: 'conceded', seat: 0 });
    expect(dueOf(host.table)).toEqual({ seat: 0, at: host.now + betweenGames });
    host.now += 7_000;
    host.write({ is: 'chose-first', seat: 0, first: 0 });
    expect(host.table.since).toBe(host.now);
    host.now += 7_000;
    host.goOn();
    expect(host.table.since).toBe(host.now);
  });
});

describe('a game that is over', () => {
  test('was given up, lost by the clock or claimed', () => {
    const ends = (is: 'conceded' | 'flagged' | 'claimed'): unknown => {
      const host = duelOf({ play: bestOf3 });
      host.write({ is, seat: 0 });
      return host.table.finished.map(({ winner, how }) => [winner, how]);
    };
    expect(ends('conceded')).toEqual([[1, 'concession']]);
    expect(ends('flagged')).toEqual([[1, 'time']]);
    expect(ends('claimed')).toEqual([[0, 'claim']]);
  });

  test('counts what both have taken back that had revealed something, each what is theirs', () => {
    const host = duelOf();
    for (const seat of [0, 1, 1]) host.write({ is: 'taken-back', seat, to: 0, consent: true });
    host.write({ is: 'taken-back', seat: 0, to: 0, consent: false });
    expect(host.table.playing?.takenBack).toEqual([1, 2]);
    host.write({ is: 'conceded', seat: 0 });
    expect(host.table.finished).toMatchObject([{ takeBacks: 3, isBroughtIn: false }]);
  });

  test('can be looked at until the next one is dealt, however the match ends meanwhile', () => {
    for (const event of [
      { is: 'claimed', seat: 1 },
      { is: 'closed', why: 'organizer', winner: null },
    ] as const) {
      const between = duelOf({ play: bestOf3 });
      const first = between.table.playing;
      between.write({ is: 'conceded', seat: 0 });
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
    { is: 'answered', seat: 0, question: 0, options: [0] },
    { is: 'taken-back', seat: 0, to: 0, consent: true },
    { is: 'asked-back', seat: 0 },
    { is: 'agreed', seat: 1 },
    { is: 'called', seat: 0, call: { kind: 'pass' } },
    { is: 'chose-first', seat: 0, first: 0 },
  ];
  for (const event of events) expect(apply(host.table, event, host.now)).toEqual(nothing);
  expect(host.table).toEqual(before);
});

describe('a request', () => {
  test('is none where there is nothing to take back', () => {
    const host = duelOf();
    host.write({ is: 'asked-back', seat: 0 });
    expect(host.table.request).toBe(null);
  });

  test('is of the last decision of who asks, and gathers who agrees', () => {
    const host = duelOf();
    const seat = host.asked().who === 'ann' ? 0 : 1;
    host.answer(0).answer(0);
    const [mine, last] = host.table.playing?.decisions ?? [];
    expect([mine?.seat, last?.seat]).toEqual([seat, 1 - seat]);
    const id = host.entries.length;
    host.write({ is: 'asked-back', seat });
    expect(host.table.request).toEqual({ id, seat, to: mine?.answers, agreed: [] });
    for (const one of [1 - seat, 2]) host.write({ is: 'agreed', seat: one });
    expect(host.table.request?.agreed).toEqual([1 - seat, 2]);
  });
});
