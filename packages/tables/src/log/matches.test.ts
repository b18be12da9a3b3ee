// Whole matches by chance: what their logs must keep.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide } from '../table/decide.ts';
import { stageOf } from '../table/pending.ts';
import type { Table } from '../table/table.ts';
import { openTable } from '../table/table.ts';
import type { Host } from '../testing/host.ts';
import { noon, tableOfTests } from '../testing/host.ts';
import { anyMatch, playMatch, something } from '../testing/randomMatch.ts';
import { readLog, replayEntry } from './read.ts';
import { verify } from './verify.ts';

const matches = 30;
const length = 700;

/** The whole table as text; its state is plain data. */
const textOf = (table: Table): string => JSON.stringify(table);

test('the log read again is the same table, at each entry of it', () => {
  fc.assert(
    fc.property(anyMatch(length), (match) => {
      const before: string[] = [];
      const { table, entries } = playMatch(match, { onWritten: (host) => before.push(textOf(host.table)) });
      const again = openTable(tableOfTests, table.opened, noon);
      entries.forEach((entry, i) => {
        replayEntry(again, entry);
        if (textOf(again) !== before[i]) expect(JSON.parse(textOf(again))).toEqual(JSON.parse(before[i] ?? ''));
      });
      expect(readLog(tableOfTests, entries)).toEqual(table);
      const some = entries.slice(0, 1 + (match.seed % entries.length));
      expect(textOf(readLog(tableOfTests, some))).toBe(before[some.length - 1]);
    }),
    { numRuns: matches >> 1 },
  );
});

test('nothing is wrong with a match that was played as it should be, and its secret is told', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(anyMatch(length), (match) => {
      const { table, entries } = playMatch(match);
      const { faults, games } = verify(tableOfTests, entries);
      expect(faults).toEqual([]);
      expect(['over', 'closed']).toContain(stageOf(table));
      expect(games).toBe(entries.filter(({ data }) => data.startsWith('{"type":"dealt"')).length);
      ends.add(table.result?.reason ?? 'closed');
    }),
    { numRuns: matches, seed: 17 },
  );
  // Chance of this seed tried most ways to end a match; claims are tried by hand.
  expect([...ends].sort()).toEqual(expect.arrayContaining(['advances', 'closed', 'concession', 'time']));
});

test('whatever anybody asks for, judging it changes nothing and never fails, and what is refused leaves nothing', () => {
  fc.assert(
    fc.property(anyMatch(length), (match) => {
      const look = (host: Host): void => {
        const { table, entries, now, roll } = host;
        const before = textOf(table);
        const written = entries.length;
        for (const who of ['ann', 'bob', 'cid', 'eve', '', '__proto__']) {
          const decided = decide(table, { id: who, isAccount: roll(2) === 0 }, something(host, roll), now);
          expect(['event', 'known', 'rejected']).toContain(decided.type);
          if (decided.type === 'rejected') expect(decided.rejection.message).not.toBe('');
        }
        expect(textOf(table)).toBe(before);
        for (const who of ['eve', 'mallory'])
          expect(host.ask(who, { type: 'concede' })).toMatchObject({ rejection: { code: 'not-your-seat' } });
        expect(textOf(table)).toBe(before);
        expect(entries.length).toBe(written);
      };
      playMatch(match, {}, look);
    }),
    { numRuns: matches },
  );
});

test('a question has a number that never comes again, and each answer in the log names the one that was asked', () => {
  fc.assert(
    fc.property(anyMatch(length), (match) => {
      const asked: number[] = [];
      const answered: number[] = [];
      playMatch(match, {
        onWritten: ({ table, entries }) => {
          const event: unknown = JSON.parse(entries.at(-1)?.data ?? '');
          if (typeof event === 'object' && event !== null && 'question' in event) answered.push(Number(event.question));
          const question = table.playing?.question;
          if (question !== undefined && asked.at(-1) !== question) asked.push(question);
        },
      });
      expect(new Set(asked).size).toBe(asked.length);
      expect(answered.every((question) => asked.includes(question))).toBe(true);
      expect(new Set(answered).size).toBe(answered.length);
    }),
    { numRuns: matches >> 1 },
  );
});
