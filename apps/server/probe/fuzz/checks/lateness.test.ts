import type { ToClientOf } from '@vaultsong/protocol';
import type { TableEventOf } from '@vaultsong/tables';
import { openTable, terms as termsSchema } from '@vaultsong/tables';
import { describe, expect, test } from 'vitest';
import { Lateness } from './lateness.ts';

describe('a watcher', () => {
  const duel = { type: 'duel', decks: 'own' } as const;
  const began = { seq: 5, at: 100_000 };
  /** A match that began at `began` and goes on. */
  function knowing(watchers: { readonly allowed: boolean; readonly delay: number }): Lateness {
    const terms = termsSchema.parse({ play: duel, spectators: watchers });
    const opened: TableEventOf<'opened'> = {
      type: 'opened',
      openedBy: null,
      terms,
      commitment: '0'.repeat(64),
      engine: '1',
    };
    const lateness = new Lateness();
    const table = openTable('aaaaaaaaaa', opened, 0);
    lateness.entry(table, { seq: 4, at: 90_000 }, false);
    lateness.entry(table, began, true);
    return lateness;
  }
  const told = (seq: number, now: number): ToClientOf<'table'> => ({
    ...{ type: 'table', table: 'aaaaaaaaaa', seq, now, seat: null, full: false, events: [] },
  });
  const by = { id: 'ann', name: 'Ann', kind: 'guest' } as const;
  const said = (at: number): ToClientOf<'chat'> => ({
    ...{ type: 'chat', table: 'aaaaaaaaaa', lines: [{ id: 1, by, at, text: 'what a hand', phrase: null }] },
  });

  test('of a match at which nobody may look on hears nothing that came with it or after it', () => {
    const closed = knowing({ allowed: false, delay: 0 });
    expect(closed.faultOf(told(4, began.at + 9_000))).toBeUndefined();
    expect(closed.faultOf(told(5, began.at + 9_000))).toMatchObject({
      what: expect.stringContaining('nobody may look on'),
    });
    expect(closed.faultOfSaid(said(began.at - 1), began.at)).toBeUndefined();
    expect(closed.faultOfSaid(said(began.at + 1), began.at + 9_000)).toMatchObject({
      what: expect.stringContaining('nobody may look on'),
    });
  });

  test('of a match that is told later hears of an entry, and of what is said, when it is so old', () => {
    const late = knowing({ allowed: true, delay: 2 });
    expect(late.faultOf(told(5, began.at + 1_900))).toMatchObject({ what: expect.stringContaining('too early') });
    expect(late.faultOf(told(5, began.at + 2_000))).toBeNull();
    expect(late.faultOfSaid(said(began.at + 1), began.at + 1_900)).toMatchObject({
      what: expect.stringContaining('too early'),
    });
    expect(late.faultOfSaid(said(began.at + 1), began.at + 2_001)).toBeNull();
  });

  test('of a match that all may see hears of it at once', () => {
    expect(knowing({ allowed: true, delay: 0 }).faultOf(told(5, began.at))).toBeUndefined();
  });
});
