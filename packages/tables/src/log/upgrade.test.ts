// Logs that begin with the names of before: each old form of an event is read as the new one, and a log may go on in the new form.
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { decide } from '../table/decide.ts';
import { nextSystemEvent } from '../table/systemEvents.ts';
import type { Table } from '../table/table.ts';
import { humansAt } from '../table/table.ts';
import { tableOfTests } from '../testing/host.ts';
import type { Entry } from './entries.ts';
import { entryOf, readEntry, rootHash } from './entries.ts';
import type { TableEvent } from './events.ts';
import { tableEvent } from './events.ts';
import { applyEntry, readLog } from './read.ts';
import { eventNames, isImport, upgradedEvent } from './upgrade.ts';
import { verify } from './verify.ts';

interface Kept {
  readonly entries: readonly Entry[];
}

const kept = ['kept-logs.jsonl', 'seated-logs.jsonl'].flatMap((file) =>
  readFileSync(new URL(`../testing/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): Kept => JSON.parse(line)),
);

const terms = {
  ...{ edition: 'current', rated: false, takeBacks: 'consent', listed: true },
  ...{ spectators: { allowed: true, delay: 30 }, clock: { type: 'turn', seconds: 60 } },
};
const duel = { ...{ decks: 'own', sets: [], chains: [0, 0], bid: false }, format: { bestOf: 1, adaptive: false } };
const commitment = '0'.repeat(64);
const deck = { name: 'A deck', houses: ['dis', 'logos', 'untamed'], cards: [{ name: 'urchin' }] };
const setup = { seed: 1, decks: [deck, deck], edition: 'current' };

/** Each event as it was written before, and as it is read. */
const forms: readonly (readonly [object, object])[] = [
  [
    {
      ...{ is: 'opened', by: 'ann', commitment, engine: '1', version: 2, after: 'aaaaaaaaaa' },
      terms: {
        ...{ edition: 'current', rated: false, takeBacks: 'consent', listed: true },
        ...{
          play: { is: 'duel', ...duel },
          clock: { is: 'turn', seconds: 60 },
          watchers: { allowed: true, delay: 30 },
        },
      },
    },
    {
      ...{ type: 'opened', openedBy: 'ann', commitment, engine: '1', version: 2, rematchOf: 'aaaaaaaaaa' },
      terms: { ...terms, play: { type: 'duel', ...duel } },
    },
  ],
  [
    { is: 'sat', seat: 0, sitter: { is: 'person', id: 'ann' }, nonce: 'n' },
    { type: 'joined', seat: 0, sitter: { type: 'person', id: 'ann' }, nonce: 'n' },
  ],
  [
    { is: 'sat', seat: 1, sitter: { is: 'bot', bot: 'rules' }, nonce: '', deck, origin: null, set: 'cota' },
    { type: 'joined', seat: 1, sitter: { type: 'bot', bot: 'rules' }, nonce: '', deck, origin: null, set: 'cota' },
  ],
  [
    { is: 'nonce-added', seat: 0, nonce: 'n' },
    { type: 'nonce-added', seat: 0, nonce: 'n' },
  ],
  [
    { is: 'stood', seat: 0 },
    { type: 'left', seat: 0 },
  ],
  [
    { is: 'brought', seat: 0, deck, origin: null },
    { type: 'deck-chosen', seat: 0, deck, origin: null },
  ],
  [
    { is: 'began', first: 0, opener: 1 },
    { type: 'began', first: 0, opener: 1 },
  ],
  [
    { is: 'called', seat: 0, call: { kind: 'bid', deck: 1, chains: 3 } },
    { type: 'bid-called', seat: 0, call: { kind: 'bid', deck: 1, chains: 3 } },
  ],
  [
    { is: 'chose-first', seat: 0, first: 1 },
    { type: 'chose-first', seat: 0, first: 1 },
  ],
  [
    { is: 'dealt', game: 1, setup },
    { type: 'dealt', game: 1, setup },
  ],
  [
    { is: 'brought-in', setup, answers: [0, 1] },
    { type: 'imported', setup, answers: [0, 1] },
  ],
  [
    { is: 'answered', seat: 0, question: 7, options: [1, 0] },
    { type: 'answered', seat: 0, question: 7, options: [1, 0] },
  ],
  [
    { is: 'asked-back', seat: 0 },
    { type: 'take-back-requested', seat: 0 },
  ],
  [
    { is: 'agreed', seat: 1 },
    { type: 'take-back-agreed', seat: 1 },
  ],
  [
    { is: 'declined', seat: 1 },
    { type: 'take-back-declined', seat: 1 },
  ],
  [
    { is: 'taken-back', seat: 0, to: 3, consent: true },
    { type: 'taken-back', seat: 0, to: 3, consent: true },
  ],
  [
    { is: 'conceded', seat: 0 },
    { type: 'conceded', seat: 0 },
  ],
  [
    { is: 'flagged', seat: 0 },
    { type: 'timed-out', seat: 0 },
  ],
  [
    { is: 'claimed', seat: 0 },
    { type: 'claimed', seat: 0 },
  ],
  [
    { is: 'handed', seat: 0, bot: 'rules' },
    { type: 'bot-took-over', seat: 0, bot: 'rules' },
  ],
  [
    { is: 'closed', why: 'organizer', winner: 1 },
    { type: 'closed', reason: 'organizer', winner: 1 },
  ],
  [
    { is: 'revealed', secret: commitment },
    { type: 'secret-revealed', secret: commitment },
  ],
  [
    { is: 'wants-rematch', seat: 0 },
    { type: 'rematch-requested', seat: 0 },
  ],
  [
    { is: 'continued', table: 'aaaaaaaaaa' },
    { type: 'continued', table: 'aaaaaaaaaa' },
  ],
];

describe('an event of before', () => {
  it.each(forms)('%j is read as today’s', (before, now) => {
    expect(tableEvent.parse(upgradedEvent(before))).toEqual(tableEvent.parse(now));
    expect(tableEvent.parse(now)).toEqual(now);
  });

  it('is there for each event that there is, and for each that has another name', () => {
    const types = tableEvent.options.map(({ shape }) => shape.type.value);
    // An event that there was not then has no form of before.
    const then = types.filter((type) => type !== 'resumed');
    expect(new Set(forms.map(([, now]) => Reflect.get(now, 'type')))).toEqual(new Set(then));
    const renamed = forms.filter(([before, now]) => Reflect.get(before, 'is') !== Reflect.get(now, 'type'));
    expect(new Set(renamed.map(([before]) => Reflect.get(before, 'is')))).toEqual(new Set(eventNames.keys()));
  });

  it('of today is left as it is, and what is no event too', () => {
    for (const [, now] of forms) expect(upgradedEvent(now)).toBe(now);
    for (const strange of [null, 7, 'is', [], { seat: 0 }]) expect(upgradedEvent(strange)).toBe(strange);
    for (const strange of [{ is: 7 }, { is: 'constructor' }, { is: 'sat', sitter: null }])
      expect(tableEvent.safeParse(upgradedEvent(strange)).success).toBe(false);
  });

  it('that brings a game is known by its text, as today', () => {
    const brings = forms.flat().filter((event) => isImport({ data: JSON.stringify(event) }));
    expect(brings).toEqual([
      { is: 'brought-in', setup, answers: [0, 1] },
      { type: 'imported', setup, answers: [0, 1] },
    ]);
  });
});

/** The secret that a log tells in the end. */
function secretIn(entries: readonly Entry[]): string {
  let before = rootHash(tableOfTests);
  for (const [seq, entry] of entries.entries()) {
    const event = readEntry(entry, seq, before);
    if (event.type === 'secret-revealed') return event.secret;
    before = entry.hash;
  }
  throw new Error('The log tells no secret');
}

const idAt = (table: Table, seat: number): string => {
  const sitter = table.seats[seat]?.sitter;
  if (sitter?.type !== 'person') throw new Error(`No person sits on seat ${seat}`);
  return sitter.id;
};

describe('a log of before', () => {
  // Up to where half of it was written, all by the server of before.
  const halves = kept.map(({ entries }, n) => [n, entries, Math.ceil(entries.length / 2)] as const);

  test.each(halves)('%i goes on in the names of today, and is right', (_, entries, half) => {
    const secret = secretIn(entries);
    const log = [...entries.slice(0, half)];
    const table = readLog(tableOfTests, log);
    const now = (log.at(-1)?.at ?? 0) + 1_000;
    const write = (event: TableEvent): void => {
      const entry = entryOf(event, table.next, now, table.hash);
      applyEntry(table, event, entry);
      log.push(entry);
    };
    while (table.secret === null) {
      const event = nextSystemEvent(table, secret, now);
      if (event !== null) {
        write(event);
        continue;
      }
      const [seat = 0] = humansAt(table);
      const asker = { id: idAt(table, seat), isAccount: true };
      const decided = [
        { type: 'concede' },
        { type: 'choose-first', first: 0 },
        { type: 'call', call: { kind: 'pass' } },
      ] as const;
      const done = decided.map((command) => decide(table, asker, command, now)).find(({ type }) => type === 'event');
      if (done?.type !== 'event') throw new Error('Nobody can end this match');
      write(done.event);
    }
    expect(log.slice(0, half).every(({ data }) => data.startsWith('{"is":'))).toBe(true);
    expect(log.length).toBeGreaterThan(half);
    expect(log.slice(half).every(({ data }) => data.startsWith('{"type":'))).toBe(true);
    expect(verify(tableOfTests, log).faults).toEqual([]);
    expect(readLog(tableOfTests, log).hash).toBe(table.hash);
  });
});
