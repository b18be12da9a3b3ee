// Tests that changes of a log are detected: of single entries in the database, and of a whole log that a server writes
// anew.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentTo } from '../chance/chance.ts';
import type { Host } from '../testing/host.ts';
import { deckAt, duelOf, secretOf, tableOfTests } from '../testing/host.ts';
import { anyMatch, playMatch } from '../testing/randomMatch.ts';
import type { Entry } from './entries.ts';
import { entryOf, rootHash } from './entries.ts';
import type { TableEvent } from './events.ts';
import { tableEvent } from './events.ts';
import { readLog } from './read.ts';
import { verify } from './verify.ts';

const eventOf = ({ data }: Entry): TableEvent => tableEvent.parse(JSON.parse(data));

/** A match of one game that Bob concedes after some turns. */
const played = (): Host => duelOf().play(40).do('bob', { type: 'concede' });

/** The log as somebody would write it who can make all hashes anew. */
function writtenAnew(
  entries: readonly Entry[],
  change: (event: TableEvent, i: number) => readonly TableEvent[],
): readonly Entry[] {
  const made: Entry[] = [];
  entries.forEach((entry, i) => {
    for (const one of change(eventOf(entry), i))
      made.push(entryOf(one, made.length, entry.at, made.at(-1)?.hash ?? rootHash(tableOfTests)));
  });
  return made;
}

const faultsOf = (entries: readonly Entry[]): readonly string[] => verify(tableOfTests, entries).faults;

describe('who changes single entries', () => {
  const changes: Readonly<Record<string, (log: Entry[], at: number) => Entry[]>> = {
    'changes what an entry says': (log, at) =>
      log.map((entry, i) => (i === at ? { ...entry, data: `${entry.data.slice(0, -1)} }` } : entry)),
    'changes when it was': (log, at) => log.map((entry, i) => (i === at ? { ...entry, at: entry.at + 1 } : entry)),
    'changes its number': (log, at) => log.map((entry, i) => (i === at ? { ...entry, seq: entry.seq + 1 } : entry)),
    'changes its hash': (log, at) =>
      log.map((entry, i) => (i === at ? { ...entry, hash: `${entry.hash.slice(1)}${entry.hash.slice(0, 1)}` } : entry)),
    // But for the last: without it the log is what it was a moment before, such as before somebody wanted a rematch.
    'drops one': (log, at) => log.filter((_, i) => i !== at % (log.length - 1)),
    'swaps two': (log, at) => {
      const other = (at + 1) % log.length;
      return log.map((entry, i) => (i === at ? (log[other] ?? entry) : i === other ? (log[at] ?? entry) : entry));
    },
    'writes one twice': (log, at) => log.flatMap((entry, i) => (i === at ? [entry, entry] : [entry])),
    'slips one in': (log, at) =>
      log.flatMap((entry, i) =>
        i === at
          ? [entry, entryOf({ type: 'take-back-declined', seat: 0 }, entry.seq + 1, entry.at, entry.hash)]
          : [entry],
      ),
  };

  test.each(Object.entries(changes))('is found out: %s', (_, change) => {
    fc.assert(
      fc.property(anyMatch(60), fc.nat(), (match, n) => {
        const { entries } = playMatch(match);
        expect(faultsOf(entries)).toEqual([]);
        expect(faultsOf(change(entries, n % entries.length))).not.toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  test('is found out when the log is read, with the entry that is wrong', () => {
    const { entries } = played();
    const second = entries[1];
    if (second === undefined) throw new Error('no log');
    const changed = entries.map((entry, i) => (i === 1 ? { ...entry, data: entry.data.replace('ann', 'eve') } : entry));
    expect(() => readLog(tableOfTests, changed)).toThrow(
      'Entry 1 was changed: its hash is not the one over its contents and the entries before it',
    );
    expect(() => readLog(tableOfTests, [...entries.slice(0, 1), ...entries.slice(2)])).toThrow(
      'Entry 1 is missing: the next one there is has number 2',
    );
    expect(() => readLog('zzzzzzzzzz', entries)).toThrow('Entry 0 was changed');
    expect(() => readLog(tableOfTests, [])).toThrow(`Table ${tableOfTests} has no log`);
  });

  test('is found out where an entry is no event, or no JSON', () => {
    const root = rootHash(tableOfTests);
    const good = entryOf({ type: 'left', seat: 0 }, 0, 1, root);
    expect(() => readLog(tableOfTests, [good])).toThrow('begins with "left", not with "opened"');
    const { entries } = played();
    const before = entries.at(-1);
    if (before === undefined) throw new Error('no log');
    const strange: TableEvent = JSON.parse('{"type":"cheated","seat":0}');
    const next = entryOf(strange, entries.length, before.at, before.hash);
    expect(() => readLog(tableOfTests, [...entries, next])).toThrow(`Entry ${entries.length} is no event`);
  });
});

describe('a server that writes the log anew, hashes and all,', () => {
  const { entries, secret } = played();

  test('may do so with what was: nothing is wrong with that', () => {
    expect(faultsOf(writtenAnew(entries, (one) => [one]))).toEqual([]);
    expect(faultsOf(entries)).toEqual([]);
  });

  test.each<[string, (event: TableEvent, i: number) => readonly TableEvent[], string]>([
    [
      'other chance for a game',
      (one) => [one.type === 'dealt' ? { ...one, setup: { ...one.setup, chance: 'ab'.repeat(16) } } : one],
      'Game 1 was not dealt with the decks of the table and the chance of the secret',
    ],
    [
      'another first player',
      (one) => [one.type === 'began' ? { ...one, first: one.first === 0 ? 1 : 0 } : one],
      'Who goes first was not drawn from the secret',
    ],
    [
      'another secret',
      (one) => [one.type === 'secret-revealed' ? { ...one, secret: secretOf(8) } : one],
      'The secret is not the one that the server committed to',
    ],
    [
      'another deck than was brought',
      (one) => [one.type === 'dealt' ? { ...one, setup: { ...one.setup, decks: [deckAt(0), deckAt(0)] } } : one],
      'Game 1 was not dealt with the decks of the table and the chance of the secret',
    ],
    [
      'chains for one of the two',
      (one) => [one.type === 'dealt' ? { ...one, setup: { ...one.setup, chains: [0, 3] } } : one],
      'Game 1 was not dealt with the decks of the table and the chance of the secret',
    ],
    [
      'another nonce',
      (one) => [one.type === 'joined' && one.seat === 1 ? { ...one, nonce: 'other' } : one],
      'Game 1 was not dealt with the decks of the table and the chance of the secret',
    ],
    [
      'an answer in the name of the other player',
      (one, i) => [one.type === 'answered' && i === 20 ? { ...one, seat: 1 - one.seat } : one],
      'Entry 20 ("answered") is nothing that anybody could do then',
    ],
    [
      'an answer to another question',
      (one, i) => [one.type === 'answered' && i === 20 ? { ...one, question: one.question - 1 } : one],
      'Entry 20 ("answered") is nothing that anybody could do then',
    ],
    [
      'an answer that is no option',
      (one, i) => [one.type === 'answered' && i === 20 ? { ...one, options: [99] } : one],
      'Entry 20 ("answered") is nothing that anybody could do then',
    ],
    [
      'a flag where nobody has a clock',
      (one, i) => (i === 20 ? [{ type: 'timed-out', seat: 0 }, one] : [one]),
      'Entry 20 ("timed-out") is nothing that anybody could do then',
    ],
    [
      'a claim while nobody was waited for so long',
      (one, i) => (i === 20 ? [{ type: 'claimed', seat: 0 }, one] : [one]),
      'Entry 20 ("claimed") is nothing that anybody could do then',
    ],
    [
      'a bot in the place of a person',
      (one, i) => (i === 20 ? [{ type: 'bot-took-over', seat: 0, bot: 'random' }, one] : [one]),
      'Entry 20 ("bot-took-over") is nothing that anybody could do then',
    ],
    [
      'a second beginning',
      (one, i) => (i === 20 && entries[0] !== undefined ? [eventOf(entries[0]), one] : [one]),
      'Entry 20 ("opened") is nothing that anybody could do then',
    ],
    [
      'consent that nobody gave',
      (one, i) => (i === 20 ? [{ type: 'taken-back', seat: 0, to: 0, consent: true }, one] : [one]),
      'Entry 20 ("taken-back") is nothing that anybody could do then',
    ],
  ])('cannot give %s', (_, change, fault) => {
    const faults = faultsOf(writtenAnew(entries, change));
    expect(faults).toContain(fault);
  });

  test('cannot put itself under another commitment that was published before', () => {
    const other = writtenAnew(entries, (one) => [
      one.type === 'opened' ? { ...one, commitment: commitmentTo(secretOf(9)) } : one,
    ]);
    expect(faultsOf(other)).toEqual(['The secret is not the one that the server committed to']);
    expect(commitmentTo(secret)).not.toBe(commitmentTo(secretOf(9)));
  });

  test('cannot give another sealed deck', () => {
    const sealed = duelOf({ play: { type: 'duel', decks: 'sealed' } })
      .play(5)
      .do('ann', { type: 'concede' });
    expect(faultsOf(sealed.entries)).toEqual([]);
    const other = writtenAnew(sealed.entries, (one) => [
      one.type === 'deck-chosen' && one.seat === 1 ? { ...one, deck: deckAt(1), origin: 'generated:cota:1' } : one,
    ]);
    expect(faultsOf(other)).toContain('The deck of seat 1 was not brought, and not drawn from the secret');
  });

  test('cannot keep the secret of a match that is over', () => {
    const kept = entries.filter((entry) => eventOf(entry).type !== 'secret-revealed');
    expect(faultsOf(kept)).toEqual(['The secret is still hidden: the match is not over']);
  });
});
