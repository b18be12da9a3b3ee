// From where an ability is judged: the table, whose ability it is, on which card it stands, and what was chosen so far.
import type { InPlayView, Named, Ref, Seat } from '@vaultsong/engine';
import type { Known, Table } from './table.ts';

export interface Outlook {
  readonly table: Table;
  /** The player whom the ability calls "you". */
  readonly you: Seat;
  readonly source: Ref | null;
  /** The cards and numbers that variables of the ability stand for. */
  readonly chosen: Readonly<Record<string, readonly Known[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** The titles and traits that were named. */
  readonly named: Readonly<Record<string, Named>>;
  /** A creature that fights, for abilities about it. */
  readonly it: InPlayView | null;
}

export const outlookOf = (table: Table, you: Seat, source: Ref | null): Outlook => ({
  table,
  you,
  source,
  chosen: {},
  numbers: {},
  named: {},
  it: null,
});
