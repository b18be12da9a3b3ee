// Entries that a watcher hears of too early: younger than the delay of the table, or any of a match at which nobody may look on. All is
// judged by times that the server itself has written: that of the entry, and the `now` of the message.
import type { ToClientOf } from '@vaultsong/protocol';
import type { Entry, Table } from '@vaultsong/tables';
import { termsOf } from '@vaultsong/tables';

/** The clock by which entries are dated and the one by which they are delayed may drift apart by so much. Milliseconds. */
const drift = 50;

interface Known {
  readonly table: Table;
  readonly times: Map<number, number>;
  /** The entry with which the match began, before which there is nothing to hide. */
  began: Pick<Entry, 'seq' | 'at'> | null;
}

/** Of a watcher. */
export interface LateFault {
  readonly what: string;
  readonly which: string;
}

/** null: it is in time; undefined: all may hear it at once. */
type Judged = LateFault | null | undefined;

const closed = 'was told of a match at which nobody may look on';
const tooEarly = 'was told too early';

export class Lateness {
  readonly #known = new Map<string, Known>();

  /** An entry of a table; they come in order, from before its match began. */
  entry(table: Table, { seq, at }: Pick<Entry, 'seq' | 'at'>, isBeginning: boolean): void {
    const known = this.#known.get(table.id) ?? { table, times: new Map<number, number>(), began: null };
    this.#known.set(table.id, known);
    known.times.set(seq, at);
    if (isBeginning) known.began = { seq, at };
  }

  /** What is wrong with a message to somebody who does not sit there. */
  faultOf({ table, seq, now, summary }: ToClientOf<'table'>): Judged {
    const known = this.#known.get(table);
    if (known?.began == null || seq < known.began.seq) return undefined;
    // What the face tells may be younger than the entry that it came with.
    const at = Math.max(known.times.get(seq) ?? Number.POSITIVE_INFINITY, summary?.since ?? 0);
    return judge(known.table, at, now, `entry ${seq}`);
  }

  /** The same for words that were said. @param heard when they were heard, by the clock of this machine */
  faultOfSaid({ table, lines }: ToClientOf<'chat'>, heard: number): Judged {
    const known = this.#known.get(table);
    const last = Math.max(...lines.map(({ at }) => at));
    if (known?.began == null || last <= known.began.at) return undefined;
    return judge(known.table, last, heard, 'what a player said');
  }
}

function judge(table: Table, at: number, now: number, which: string): Judged {
  const { allowed, delay } = termsOf(table).spectators;
  if (!allowed) return { what: closed, which };
  if (delay === 0) return undefined;
  const early = at + delay * 1000 - now;
  return early > drift ? { what: tooEarly, which: `${which}, by ${early} ms` } : null;
}
