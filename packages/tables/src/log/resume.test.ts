// Logs that the rules of today do not play to their end: the game goes on from the last position to which they lead.
import { expect, test } from 'vitest';
import { stageOf } from '../table/pending.ts';
import type { Table } from '../table/table.ts';
import { continued, eventOf, faultOf, rewritten } from '../testing/earlierRules.ts';
import { duelOf, noon, tableOfTests } from '../testing/host.ts';
import type { Entry } from './entries.ts';
import { entryOf, LogError } from './entries.ts';
import type { TableEvent } from './events.ts';
import { readLog, replayEntry } from './read.ts';
import { hasResumed, lastVoiding, resumption } from './resume.ts';
import { verify } from './verify.ts';

/** The log as rules that offered more than those of today would have had it: an answer in its middle is none any more. */
const ofEarlierRules = (entries: readonly Entry[], at: number): readonly Entry[] =>
  rewritten(entries, (event, seq) =>
    seq === at && event.type === 'answered' ? { ...event, options: [1_000] } : event,
  );

const played = () => duelOf().play(60);

/** The number of the answer in the middle of a log. */
function middleOf(entries: readonly Entry[]): number {
  const answers = entries.filter((entry) => eventOf(entry).type === 'answered');
  return answers[answers.length >> 1]?.seq ?? 0;
}

const later = noon + 86_400_000;

/** Such a log, with the entry that lets its game go on. */
function resumed(): {
  readonly log: readonly Entry[];
  readonly at: number;
  readonly before: Table;
  readonly secret: string;
} {
  const { entries, secret } = played();
  const at = middleOf(entries);
  const log = ofEarlierRules(entries, at);
  const entry = resumption(log, faultOf(log), later);
  if (entry === null) throw new Error('it cannot go on');
  return { log: [...log, entry], at, before: readLog(tableOfTests, log.slice(0, at)), secret };
}

test('a log that cannot be played on says at which entry, and that it is the one that was written', () => {
  const { entries } = played();
  const at = middleOf(entries);
  const fault = faultOf(ofEarlierRules(entries, at));
  expect(fault).toBeInstanceOf(LogError);
  expect(fault).toMatchObject({ isIntact: true, entry: at });
});

test('an answer of somebody who is not asked is no answer: the rules asked another one then', () => {
  const { table } = played();
  const asked = table.playing?.game.state.ask?.player ?? 0;
  const event: TableEvent = { type: 'answered', seat: 1 - asked, question: table.playing?.question ?? 0, options: [0] };
  const entry = entryOf(event, table.next, noon, table.hash);
  expect(() => replayEntry(table, entry)).toThrow(`seat ${1 - asked} is not asked`);
});

test('the game goes on from there: nobody loses time, and the question has a number of its own', () => {
  const { log, at, before } = resumed();
  const table = readLog(tableOfTests, log);
  expect(table.playing?.game.answers).toEqual(before.playing?.game.answers);
  expect(JSON.stringify(table.playing?.game.state)).toBe(JSON.stringify(before.playing?.game.state));
  expect(table).toMatchObject({ next: log.length, hash: log.at(-1)?.hash, since: later, request: null });
  expect(table.resumed).toEqual({ at: later, from: at });
  expect(table.playing?.question).toBe(log.length - 1);
  expect([stageOf(table), hasResumed(table), lastVoiding(log)]).toEqual(['playing', true, log.length - 1]);
});

test('all entries stay in the log, which is right to its end, and wrong where one of them is changed', () => {
  const { log, secret } = resumed();
  const end = (entries: readonly Entry[]): readonly Entry[] =>
    continued(entries, later, { type: 'conceded', seat: 0 }, { type: 'secret-revealed', secret });
  expect(verify(tableOfTests, end(log))).toMatchObject({ faults: [], games: 1 });
  const at = log.length - 3;
  const changed = log.map((entry) => (entry.seq === at ? { ...entry, at: entry.at + 1 } : entry));
  expect(verify(tableOfTests, end(changed)).faults).toHaveLength(1);
});

test('a server that takes back what the rules allow is found out', () => {
  const { entries, secret } = played();
  const at = middleOf(entries);
  const made = continued(
    entries,
    later,
    { type: 'resumed', from: at },
    { type: 'conceded', seat: 0 },
    { type: 'secret-revealed', secret },
  );
  expect(verify(tableOfTests, made).faults).toEqual([
    `Entry ${entries.length} lets the game go on from before entry ${at}, although the rules lead on there`,
  ]);
});

test('it may go on a second time, from before the first: then that one counts no more either', () => {
  const { log, at } = resumed();
  const first = log.findIndex((entry) => eventOf(entry).type === 'answered');
  const again = ofEarlierRules(log, first);
  const entry = resumption(again, faultOf(again), later);
  expect(entry === null ? null : eventOf(entry)).toEqual({ type: 'resumed', from: first });
  const table = readLog(tableOfTests, entry === null ? [] : [...again, entry]);
  expect(table.resumed).toEqual({ at: later, from: first });
  expect(table.playing?.game.answers).toEqual([]);
  expect(first).toBeLessThan(at);
});

test('a match that is over, and a log that was changed, do not go on', () => {
  const { entries } = played().do('bob', { type: 'concede' });
  const over = ofEarlierRules(entries, middleOf(entries));
  expect(resumption(over, faultOf(over), later)).toBeNull();
  const { entries: running } = played();
  const changed = running.map((entry) => (entry.seq === 3 ? { ...entry, at: entry.at + 1 } : entry));
  expect(resumption(changed, faultOf(changed), later)).toBeNull();
  expect(resumption(running, faultOf(running), later)).toBeNull();
});
