// Logs that the rules of today lead to no game: their tables are closed, and nobody wins.
import { readFileSync } from 'node:fs';
import { replay } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { claimableAt, dueOf, stageOf, wakesAt } from '../table/pending.ts';
import { nextSystemEvent } from '../table/systemEvents.ts';
import { scoreOf } from '../table/table.ts';
import { continued, eventOf, faultOf, rewritten } from '../testing/earlierRules.ts';
import { duelOf, Host, noon, tableOfTests } from '../testing/host.ts';
import type { Entry } from './entries.ts';
import type { TableEvent } from './events.ts';
import { readLog } from './read.ts';
import { closings, hasResumed, isClosedByRules, lastVoiding, resumption } from './resume.ts';
import { verify } from './verify.ts';

const later = noon + 86_400_000;

/** As a server reads it: the first entry that leads to a closed table is written. */
function closed(log: readonly Entry[]): readonly Entry[] {
  const fault = faultOf(log);
  const resumed = resumption(log, fault, later);
  if (resumed !== null) expect(hasResumed(readLog(tableOfTests, [...log, resumed]))).toBe(false);
  const entry = closings(log, fault, later).find((one) => isClosedByRules(readLog(tableOfTests, [...log, one])));
  if (entry === undefined) throw new Error('it cannot be closed');
  return [...log, entry];
}

const lastOf = (log: readonly Entry[]): TableEvent | null => {
  const last = log.at(-1);
  return last === undefined ? null : eventOf(last);
};

/** A duel with a clock whose first deal has a card that there is no more. */
function neverDealt() {
  const { entries, secret } = duelOf({ clock: { type: 'days', days: 1 } });
  const at = entries.findIndex((entry) => eventOf(entry).type === 'dealt');
  const log = rewritten(entries, (event) =>
    event.type === 'dealt'
      ? {
          ...event,
          setup: {
            ...event.setup,
            decks: event.setup.decks.map((deck) => ({ ...deck, cards: deck.cards.map(() => ({ name: 'gone-card' })) })),
          },
        }
      : event,
  );
  return { log, at, secret };
}

/** A game that one answer ends today, and that went on after it then. */
const endedEarly = (() => {
  const records = readFileSync(new URL('../testing/kept-records.jsonl', import.meta.url), 'utf8').trim();
  const { setup, answers } = replay(JSON.parse(records.split('\n').at(-1) ?? ''));
  const host = new Host({ terms: { play: { type: 'duel', decks: 'own' } } });
  host.do('ann', { type: 'join', nonce: '' }).do('bob', { type: 'join', nonce: '' });
  host.write({ type: 'imported', setup, answers: answers.slice(0, -1) });
  const { playing } = host.table;
  const seat = playing?.game.state.ask?.player ?? 0;
  const question = playing?.question ?? 0;
  host.write({ type: 'answered', seat, question, options: answers.slice(-1) });
  expect(stageOf(host.table)).toBe('over');
  const at = host.entries.length - 1;
  const log = continued(
    host.entries,
    noon,
    { type: 'answered', seat, question: at, options: [0] },
    { type: 'take-back-requested', seat },
  );
  const end = closed(log);
  return { end, at, secret: host.secret, before: answers.length - 1 };
})();

describe('a match whose first deal cannot be made any more', () => {
  test('is closed from before it: nobody wins, and nobody is waited for', () => {
    const { log, at } = neverDealt();
    const end = closed(log);
    expect(lastOf(end)).toEqual({ type: 'closed', reason: 'rules-changed', winner: null, from: at });
    const table = readLog(tableOfTests, end);
    expect(table).toMatchObject({ closed: 'rules-changed', result: null, playing: null, last: null, finished: [] });
    expect(table).toMatchObject({ next: end.length, hash: end.at(-1)?.hash });
    expect([stageOf(table), dueOf(table), claimableAt(table), wakesAt(table)]).toEqual(['closed', null, null, null]);
    expect(lastVoiding(end)).toBe(end.length - 1);
  });

  test('has a log in which nothing is wrong', () => {
    const { log, secret } = neverDealt();
    const end = closed(log);
    const reveal = nextSystemEvent(readLog(tableOfTests, end), secret, later);
    expect(reveal).toEqual({ type: 'secret-revealed', secret });
    expect(verify(tableOfTests, continued(end, later, { type: 'secret-revealed', secret }))).toMatchObject({
      faults: [],
      games: 0,
    });
  });
});

describe('a match that is over where its log goes on', () => {
  test('is closed from before what ended it, so that the game lies there as it stood', () => {
    const { end, at, before } = endedEarly;
    expect(lastOf(end)).toEqual({ type: 'closed', reason: 'rules-changed', winner: null, from: at });
    const table = readLog(tableOfTests, end);
    expect(table).toMatchObject({ closed: 'rules-changed', result: null, playing: null, finished: [] });
    expect([stageOf(table), scoreOf(table)]).toEqual(['closed', [0, 0]]);
    expect(table.last?.game.answers).toHaveLength(before);
    expect(table.last?.game.state.winner).toBeNull();
  });

  test('is not resumed, and has a log in which nothing is wrong', () => {
    const { end, secret } = endedEarly;
    const log = continued(end, later, { type: 'secret-revealed', secret });
    expect(verify(tableOfTests, log).faults).toEqual([]);
  });
});

test('closed once, a log is read to its end; where the rules are mended again, it is closed from earlier on', () => {
  const { secret, at } = endedEarly;
  const end = continued(endedEarly.end, later, { type: 'secret-revealed', secret });
  expect(faultOf(end)).toBeNull();
  expect(closings(end, null, later)).toEqual([]);
  const imported = end.findIndex((entry) => eventOf(entry).type === 'imported');
  expect(imported).toBeLessThan(at);
  const again = rewritten(end, (event) => (event.type === 'imported' ? { ...event, answers: [1_000] } : event));
  const twice = closed(again);
  expect(lastOf(twice)).toMatchObject({ type: 'closed', from: imported });
  const table = readLog(tableOfTests, twice);
  expect(table).toMatchObject({ closed: 'rules-changed', last: null, secret: null });
  expect(nextSystemEvent(table, secret, later)).toEqual({ type: 'secret-revealed', secret });
});

test('a match that was over, and a log that was changed, are not closed', () => {
  const { entries } = duelOf().play(20).do('bob', { type: 'concede' });
  const over = rewritten(entries, (event) => (event.type === 'answered' ? { ...event, options: [1_000] } : event));
  expect(closings(over, faultOf(over), later)).toEqual([]);
  const { log } = neverDealt();
  const changed = log.map((entry) => (entry.seq === 3 ? { ...entry, at: entry.at + 1 } : entry));
  expect(closings(changed, faultOf(changed), later)).toEqual([]);
});

describe('a server that closes a table without need is found out', () => {
  const endedBy = (from: number | null) => {
    const { entries, secret } = duelOf().play(30);
    const reason = { type: 'closed', reason: 'rules-changed', winner: null } as const;
    const end = from === null ? reason : { ...reason, from };
    return verify(tableOfTests, continued(entries, later, end, { type: 'secret-revealed', secret })).faults;
  };

  test('where the rules lead on', () => {
    const { entries } = duelOf().play(30);
    const at = entries.findIndex((entry) => eventOf(entry).type === 'answered');
    expect(endedBy(at)).toEqual([
      `Entry ${entries.length} closes the table from before entry ${at}, although the rules lead on there`,
    ]);
  });

  test('where nothing is said to count no more', () => {
    expect(endedBy(null)).toEqual([expect.stringContaining('("closed") is nothing that anybody could do then')]);
  });

  test('where its game could have gone on', () => {
    const { entries, secret } = duelOf().play(30);
    const at = entries.findLastIndex((entry) => eventOf(entry).type === 'answered');
    const then = rewritten(entries, (event, seq) =>
      seq === at && event.type === 'answered' ? { ...event, options: [1_000] } : event,
    );
    const made = continued(
      then,
      later,
      { type: 'closed', reason: 'rules-changed', winner: null, from: at },
      { type: 'secret-revealed', secret },
    );
    expect(verify(tableOfTests, made).faults).toEqual([
      `Entry ${then.length} closes the table from before entry ${at}, although its game can go on there`,
    ]);
  });
});
