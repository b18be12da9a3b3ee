// Rules by which the server conducts a table, by the version that its first entry names. A log is replayed and judged by the rules of
// when it was written: a change of what the server does by itself is a new version, and open tables go on by their own.
import type { State } from '@vaultsong/engine';
import { isAboutHidden, isForced } from '../game/forced.ts';
import type { tableVersion } from '../log/version.ts';
import type { Table } from './table.ts';
import { isHuman } from './table.ts';

interface Conduct {
  /** Hexadecimal digits of chance for each game: 64 are the key of a cryptographic stream. */
  readonly digits: 32 | 64;
  /** People are asked also where there is nothing to choose, if that would tell what is hidden. */
  readonly hidesForced: boolean;
  /** A game that goes on after so many turns is decided by how it stands; null: it goes on. */
  readonly maxTurns: number | null;
}

const conducts: Readonly<Record<1 | typeof tableVersion, Conduct>> = {
  1: { digits: 32, hidesForced: false, maxTurns: null },
  // The longest of 120 games between players who choose by lot took 225 turns, most between 40 and 100.
  2: { digits: 64, hidesForced: true, maxTurns: 300 },
};

export const conductOf = ({ opened }: Pick<Table, 'opened'>): Conduct => conducts[opened.version ?? 1];

/**
 * The answer that the table gives to the pending question by itself; null where somebody is to give it.
 *
 * Where an Omni: ability may lie in a hand, everybody with a hand is asked. If the table answered for those who have none, the
 * question would be there just when there is one. People pass by themselves; a bot, whose time to think would tell it, always does.
 */
export function ownAnswer(table: Table, state: State): number | null {
  const { ask } = state;
  if (ask === null) return null;
  const asksHuman = isHuman(table, ask.player);
  if (conductOf(table).hidesForced) {
    if (ask.kind === 'omni') return asksHuman ? null : ask.options.findIndex(({ pick }) => pick === 'done');
    if (asksHuman && isAboutHidden(state)) return null;
  }
  return isForced(ask, asksHuman) ? 0 : null;
}
