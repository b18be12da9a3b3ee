// Records and logs that were written by commit 8224bed0, before ids were dealt from a sorted list and tables dealt by 64 digits: they lead to
// what they led to then, and a third party finds nothing wrong with them.
import { readFileSync } from 'node:fs';
import { replay } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import type { EndReason } from '../table/table.ts';
import { tableOfTests } from '../testing/host.ts';
import type { Entry } from './entries.ts';
import { readLog } from './read.ts';
import { verify } from './verify.ts';

interface Kept {
  readonly entries: readonly Entry[];
  readonly result: { readonly winner: number; readonly how: EndReason } | null;
  readonly finished: readonly { readonly winner: number; readonly how: EndReason; readonly answers: number }[];
  readonly turn: number;
  readonly aember: readonly number[];
}

/** Every end by the rules was called `keys` at that time, against the Keyraken too. */
const toldThen = (reason: EndReason): string =>
  reason === 'adversary' || reason === 'advances' || reason === 'empty-deck' ? 'keys' : reason;

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(`../testing/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

test('a game against the Keyraken is told as what it was, although its log is older than that', () => {
  const [log] = linesOf('kept-logs.jsonl')
    .map((line): Kept => JSON.parse(line))
    .filter(({ entries }) => entries.some(({ data }) => data.includes('rotk-the-keyraken')));
  const { finished, result, last } = readLog(tableOfTests, log?.entries ?? []);
  expect(last?.game.state.adventure?.advances).toBe(4);
  expect([result?.reason, ...finished.map(({ reason }) => reason)]).toEqual(['advances', 'advances']);
});

describe('a log of before', () => {
  const kept = linesOf('kept-logs.jsonl').map((line): Kept => JSON.parse(line));

  test.each(kept.map((log, n) => [n, log] as const))('%i leads to the same end', (_, log) => {
    const table = readLog(tableOfTests, log.entries);
    expect(table.result && { winner: table.result.winner, how: toldThen(table.result.reason) }).toEqual(log.result);
    expect(
      table.finished.map(({ winner, reason, answers }) => ({ winner, how: toldThen(reason), answers: answers.length })),
    ).toEqual(log.finished);
    const { state } = table.last?.game ?? {};
    expect([state?.turn, state?.players.map(({ aember }) => aember)]).toEqual([log.turn, log.aember]);
    expect(verify(tableOfTests, log.entries).faults).toEqual([]);
  });

  test('has games that were dealt by 32 digits, and answers that nobody was asked for in an edition that asks everybody', () => {
    const text = kept.flatMap(({ entries }) => entries.map(({ data }) => data)).join('\n');
    expect(text).toMatch(/"chance":"[0-9a-f]{32}"/);
    expect(text).toContain('"edition":"manual"');
    expect(text).toMatch(/"options":\[[0-9]+,0/);
  });
});

// Of the first record two answers are left out, to an offer that is not made any more as no creature could be used; in the third, four answers of
// Monument to Ludo name the same creatures among all, where only those with æmber were offered.
test.each(linesOf('kept-records.jsonl').map((line, n) => [n, line] as const))(
  'record %i of before replays to the same turns and winner',
  (_, line) => {
    const saved: { readonly answers: readonly number[]; readonly winner: number | null } = JSON.parse(line);
    const game = replay(saved);
    expect(game.answers).toEqual(saved.answers);
    expect(game.state.winner).toBe(saved.winner);
  },
);
