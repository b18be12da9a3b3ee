// Nonces at tables where the server seats people: they come after the commitment, and before anything is drawn.
import { describe, expect, test } from 'vitest';
import { chanceOf, lotOf, sealedDeckOf } from '../chance/chance.ts';
import type { Entry } from '../log/entries.ts';
import { entryOf, rootHash } from '../log/entries.ts';
import type { TableEvent } from '../log/events.ts';
import { tableEvent } from '../log/events.ts';
import { readLog } from '../log/read.ts';
import { verify } from '../log/verify.ts';
import type { HostOptions } from '../testing/host.ts';
import { deckAt, Host, noon, tableOfTests } from '../testing/host.ts';
import { nonceWaitOf, stageOf, wakesAt } from './pending.ts';

const nonceWindow = 20_000;
const clock = { type: 'chess', seconds: 60, increment: 0 } as const;

/** Ann and Bob, paired by the server. */
const paired = (options: HostOptions = {}, opened: HostOptions['opened'] = {}): Host =>
  new Host({
    terms: { play: { type: 'duel', decks: 'own' }, clock },
    ...options,
    opened: { openedBy: null, reserved: ['ann', 'bob'], nonceWindow, ...opened },
  }).seatedByServer();

const sealed: HostOptions = { terms: { play: { type: 'duel', decks: 'sealed' }, clock } };

const eventsOf = ({ entries }: Host): readonly TableEvent[] =>
  entries.map(({ data }) => tableEvent.parse(JSON.parse(data)));
const kindsOf = (host: Host): readonly string[] => eventsOf(host).map(({ type }) => type);
const add = (nonce: string) => ({ type: 'add-nonce', nonce }) as const;

describe('a table that waits for nonces', () => {
  test('draws nothing before all have added theirs, and everything with them', () => {
    const host = paired();
    expect(nonceWaitOf(host.table)).toEqual({ until: noon + nonceWindow, missing: [0, 1] });
    host.wait(5_000).do('bob', add('of bob'));
    expect(nonceWaitOf(host.table)?.missing).toEqual([0]);
    expect(kindsOf(host)).not.toContain('began');
    host.do('ann', add('of ann'));
    const nonces = ['of ann', 'of bob'];
    const dealt = eventsOf(host).find((one) => one.type === 'dealt');
    expect(dealt).toMatchObject({ setup: { chance: chanceOf(host.secret, 1, nonces) } });
    expect(eventsOf(host)).toContainEqual({
      type: 'began',
      first: lotOf(host.secret, 'first', nonces),
      opener: lotOf(host.secret, 'opener', nonces),
    });
    expect([nonceWaitOf(host.table), stageOf(host.table)]).toEqual([null, 'playing']);
  });

  test('begins without those who add none in time, and starts nobody’s clock before that', () => {
    const host = paired().do('ann', add('of ann'));
    expect(wakesAt(host.table)).toBe(noon + nonceWindow);
    host.wait(nonceWindow - 1);
    expect(stageOf(host.table)).toBe('waiting');
    host.wait(1);
    expect(host.table.playing?.game.setup.chance).toBe(chanceOf(host.secret, 1, ['of ann', '']));
    expect([host.table.playing?.clock?.left, host.table.since]).toEqual([[60_000, 60_000], noon + nonceWindow]);
    expect(host.refused('bob', add('of bob')).code).toBe('not-now');
  });

  test('takes a nonce that comes after the time while nothing is drawn yet', () => {
    const host = paired().do('ann', add('of ann'));
    host.now += nonceWindow * 3;
    host.do('bob', add('of bob'));
    expect(stageOf(host.table)).toBe('playing');
    expect(verify(tableOfTests, host.do('bob', { type: 'concede' }).entries)).toEqual({
      ...{ faults: [], games: 1, nonces: ['of ann', 'of bob'] },
    });
  });

  test('takes one nonce of each, of who sits there, and the same again as known', () => {
    const host = paired().do('ann', add('of ann'));
    expect(host.ask('ann', add('of ann'))).toEqual({ type: 'known' });
    expect(host.refused('ann', add('other'))).toEqual({
      code: 'not-allowed',
      message: 'Seat 0 has added its nonce: it stays as it is',
    });
    expect(host.refused('eve', add('of eve')).code).toBe('not-your-seat');
    expect(new Host().seat('ann').refused('ann', add('again')).code).toBe('not-allowed');
  });

  test('lets nobody leave or change a deck meanwhile', () => {
    const host = paired({}, { openedBy: 'ann' });
    expect(host.refused('ann', { type: 'leave' }).code).toBe('not-allowed');
    expect(host.refused('ann', { type: 'choose-deck', deck: deckAt(2), origin: null }).code).toBe('not-allowed');
    expect(host.refused('bob', { type: 'join', nonce: 'x', seat: 0 }).code).toBe('not-allowed');
    expect(host.refused('ann', { type: 'remove-bot', seat: 1 }).code).toBe('not-allowed');
    expect(host.refused('ann', { type: 'concede' }).code).toBe('not-now');
  });

  test('deals no sealed deck before them', () => {
    const host = paired(sealed).do('ann', add('of ann'));
    expect(host.table.seats.map((seated) => seated?.deck)).toEqual([null, null]);
    host.do('bob', add('of bob'));
    const nonces = ['of ann', 'of bob'];
    expect(host.table.seats.map((seated) => seated?.origin)).toEqual(
      [0, 1].map((seat) => sealedDeckOf(host.secret, seat, [], nonces)),
    );
  });

  test('takes them for all games of a match', () => {
    const format = { bestOf: 3, adaptive: false } as const;
    const host = paired({ terms: { play: { type: 'duel', decks: 'own', format }, clock } })
      .do('ann', add('of ann'))
      .do('bob', add('of bob'))
      .do('ann', { type: 'concede' });
    host.do(host.at(0), { type: 'choose-first', first: 0 });
    expect(host.table.playing?.game.setup.chance).toBe(chanceOf(host.secret, 2, ['of ann', 'of bob']));
  });

  test('needs nobody where bots sit, and waits for its people alone', () => {
    const host = new Host({ opened: { nonceWindow } });
    host.write({ type: 'joined', seat: 0, sitter: { type: 'person', id: 'ann' }, nonce: '' });
    host.write({ type: 'deck-chosen', seat: 0, deck: deckAt(0), origin: null });
    host.write({
      type: 'joined',
      seat: 1,
      sitter: { type: 'bot', bot: 'random' },
      nonce: '',
      deck: deckAt(1),
      origin: null,
    });
    host.goOn();
    expect(nonceWaitOf(host.table)?.missing).toEqual([0]);
    host.do('ann', add('of ann'));
    expect(stageOf(host.table)).toBe('playing');
    expect(verify(tableOfTests, host.do('ann', { type: 'concede' }).entries).faults).toEqual([]);
  });

  test('is the same table when its log is read again', () => {
    const host = paired().do('bob', add('of bob')).wait(nonceWindow).play(10);
    expect(readLog(tableOfTests, host.entries)).toEqual(host.table);
  });
});

describe('the log of a table that waited for nonces', () => {
  const played = paired().do('ann', add('of ann')).do('bob', add('of bob')).play(6).do('bob', { type: 'concede' });
  const hurried = paired().do('ann', add('of ann')).wait(nonceWindow).play(6).do('bob', { type: 'concede' });
  const dealt = paired(sealed).do('ann', add('of ann')).do('bob', add('of bob')).do('bob', { type: 'concede' });
  const ofTournament = paired({}, { tournament: 'cup' }).wait(nonceWindow).do('bob', { type: 'concede' });

  /** The log as somebody would write it who can make all hashes anew. */
  const writtenAnew = (
    host: Host,
    change: (event: TableEvent, at: number) => readonly (readonly [TableEvent, number])[],
  ) => {
    const made: Entry[] = [];
    for (const entry of host.entries)
      for (const [one, at] of change(tableEvent.parse(JSON.parse(entry.data)), entry.at))
        made.push(entryOf(one, made.length, at, made.at(-1)?.hash ?? rootHash(tableOfTests)));
    return verify(tableOfTests, made).faults;
  };
  const late = 'Seat 1 cannot have added that nonce then: a nonce is added once, and before anything is drawn';

  test('is right, and tells who added what', () => {
    expect(verify(tableOfTests, played.entries)).toEqual({ faults: [], games: 1, nonces: ['of ann', 'of bob'] });
    expect(verify(tableOfTests, hurried.entries)).toEqual({ faults: [], games: 1, nonces: ['of ann', ''] });
    expect(verify(tableOfTests, dealt.entries).faults).toEqual([]);
    expect(verify(tableOfTests, ofTournament.entries).faults).toEqual([]);
  });

  test('cannot have a nonce after the match began, or after a deck was drawn', () => {
    const more: TableEvent = { type: 'nonce-added', seat: 1, nonce: 'late' };
    for (const is of ['began', 'dealt'] as const)
      expect(
        writtenAnew(hurried, (one, at) => [[one, at], ...(one.type === is ? [[more, at] as const] : [])]),
      ).toContain(late);
    const moved = (one: TableEvent, at: number): readonly (readonly [TableEvent, number])[] =>
      one.type === 'nonce-added' && one.seat === 1
        ? []
        : one.type === 'deck-chosen' && one.seat === 0
          ? [
              [one, at],
              [{ type: 'nonce-added', seat: 1, nonce: 'of bob' }, at],
            ]
          : [[one, at]];
    expect(writtenAnew(dealt, moved)).toContain(late);
  });

  test('cannot have two of one player, one that somebody brought before the wait, or another one than was added', () => {
    const changed = (change: (event: TableEvent & { type: 'nonce-added' }) => readonly TableEvent[]) =>
      writtenAnew(played, (one, at) =>
        one.type === 'nonce-added' && one.seat === 1 ? change(one).map((made) => [made, at]) : [[one, at]],
      );
    expect(changed((one) => [one, { ...one, nonce: 'second' }])).toContain(late);
    expect(changed((one) => [{ ...one, nonce: 'other' }])).toContain(
      'Game 1 was not dealt with the decks of the table and the chance of the secret',
    );
    expect(
      writtenAnew(played, (one, at) => [
        [one.type === 'joined' && one.seat === 1 ? { ...one, nonce: 'mine' } : one, at],
      ]),
    ).toContain('Entry 3 ("joined") is nothing that anybody could do then');
  });

  test('cannot begin before the time that it gave', () => {
    expect(writtenAnew(hurried, (one, at) => [[one, Math.min(at, noon + nonceWindow - 1)]])).toContain(
      'The match began before all nonces were added and before the time for them was over',
    );
    expect(writtenAnew(played, (one, at) => (one.type === 'nonce-added' ? [] : [[one, at]]))).toContain(
      'The match began before all nonces were added and before the time for them was over',
    );
  });
});
