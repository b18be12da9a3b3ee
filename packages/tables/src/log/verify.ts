// Whether all was as it should be at a table, for anybody who has its log: that nothing was changed in it, that all who did
// something could do it then, and that the server dealt the chance it had committed itself to.
import { commitmentTo } from '../chance/chance.ts';
import type { Table } from '../table/table.ts';
import { noncesOf } from '../table/table.ts';
import { waitsForNonces } from '../table/waiting.ts';
import type { Deed } from './deeds.ts';
import type { Entry } from './entries.ts';
import { LogError, readEntry, rootHash } from './entries.ts';
import { isLawful } from './lawful.ts';
import { openedBy, take, timeOf } from './read.ts';

export interface Verdict {
  /** What is wrong, in words; none: all is well. */
  readonly faults: readonly string[];
  /** How many games were dealt with the chance of the commitment. */
  readonly games: number;
  /** By seat: what its player added to the chance; empty: nothing. */
  readonly nonces: readonly string[];
}

/** @param entries a whole log; of a match that is not over the secret is not told yet, which is a fault */
export function verify(id: string, entries: readonly Entry[]): Verdict {
  const faults: string[] = [];
  let games = 0;
  let nonces: readonly string[] = [];
  try {
    const table = openedBy(id, entries[0]);
    const deeds = deedsOf(id, entries);
    const secret = secretIn(deeds);
    if (secret === null) return { faults: ['The secret is not told yet: the match is not over'], games, nonces };
    if (commitmentTo(secret) !== table.opened.commitment)
      faults.push('The secret is not the one that the server had committed itself to');
    entries.forEach((entry, i) => {
      const deed = deeds[i];
      if (deed === undefined) return;
      if (!isLawful(table, deed, secret, timeOf(table, entry))) faults.push(faultOf(table, deed, timeOf(table, entry)));
      goOn(table, entry, deed);
      if (deed.is === 'dealt') games += 1;
    });
    nonces = noncesOf(table);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    faults.push(error.message);
  }
  return { faults, games, nonces };
}

function deedsOf(id: string, entries: readonly Entry[]): readonly Deed[] {
  let before = rootHash(id);
  return entries.map((entry, seq) => {
    const deed = readEntry(entry, seq, before);
    before = entry.hash;
    return deed;
  });
}

function secretIn(deeds: readonly Deed[]): string | null {
  for (const deed of deeds) if (deed.is === 'revealed') return deed.secret;
  return null;
}

/** @throws LogError where a deed that could not be done leads nowhere */
function goOn(table: Table, entry: Entry, deed: Deed): void {
  try {
    take(table, deed, entry);
  } catch (error) {
    throw new LogError(`Entry ${entry.seq} leads nowhere: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function faultOf(table: Table, deed: Deed, at: number): string {
  switch (deed.is) {
    case 'began':
      if (waitsForNonces(table, at))
        return 'The match began before all had added their nonces, and before the time for that was over';
      return 'Who goes first was not drawn from the secret';
    case 'dealt':
      return `Game ${deed.game} was not dealt with the decks of the table and the chance of the secret`;
    case 'nonce-added':
      return `Seat ${deed.seat} cannot have added that nonce then: a nonce is added once, and before anything is drawn`;
    case 'brought':
      return `The deck of seat ${deed.seat} was neither brought nor drawn from the secret`;
    default:
      return `Entry ${table.next} ("${deed.is}") is nothing that anybody could do then`;
  }
}
