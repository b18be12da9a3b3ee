// Whether all was as it should be at a table, for anybody who has its log: that nothing was changed in it, that each answer was
// one of the options, and that the server dealt the chance it had committed itself to.
import { deckOfName, toDeckList } from '@vaultsong/decks';
import { chanceOf, commitmentTo, lotOf, sealedDeckOf } from '../chance/chance.ts';
import type { Table } from '../table/table.ts';
import { noncesOf, termsOf } from '../table/table.ts';
import type { Deed, DeedOf } from './deeds.ts';
import type { Entry } from './entries.ts';
import { LogError } from './entries.ts';
import { readLog } from './read.ts';

export interface Verdict {
  /** What is wrong, in words; none: all is well. */
  readonly faults: readonly string[];
  /** How many games were dealt with the chance of the commitment. */
  readonly games: number;
}

/** @param entries a whole log; of a match that is not over the secret is not told yet, which is a fault */
export function verify(id: string, entries: readonly Entry[]): Verdict {
  const faults: string[] = [];
  const deeds: { readonly deed: Deed; readonly nonces: readonly string[] }[] = [];
  let table: Table;
  try {
    table = readLog(id, entries, (deed, now) => deeds.push({ deed, nonces: noncesOf(now) }));
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    return { faults: [error.message], games: 0 };
  }
  const { secret } = table;
  if (secret === null) return { faults: ['The secret is not told yet: the match is not over'], games: 0 };
  if (commitmentTo(secret) !== table.opened.commitment)
    faults.push('The secret is not the one that the server had committed itself to');
  let games = 0;
  for (const { deed, nonces } of deeds) {
    const fault = faultOf(table, deed, secret, nonces);
    if (fault !== null) faults.push(fault);
    if (deed.is === 'dealt') games += 1;
  }
  return { faults, games };
}

function faultOf(table: Table, deed: Deed, secret: string, nonces: readonly string[]): string | null {
  switch (deed.is) {
    case 'began':
      return deed.first === lotOf(secret, 'first', nonces) && deed.opener === lotOf(secret, 'opener', nonces)
        ? null
        : 'Who goes first was not drawn from the secret';
    case 'brought':
      return sealedFault(table, deed, secret, nonces);
    case 'dealt':
      return deed.setup.chance === chanceOf(secret, deed.game, nonces)
        ? null
        : `Game ${deed.game} was not dealt with the chance of the secret`;
    default:
      return null;
  }
}

function sealedFault(
  table: Table,
  { seat, deck, origin }: DeedOf<'brought'>,
  secret: string,
  nonces: readonly string[],
): string | null {
  const { play } = termsOf(table);
  if (play.is !== 'duel' || play.decks === 'own') return null;
  const right = sealedDeckOf(secret, seat, play.sets, nonces);
  const isRight = origin === right && JSON.stringify(deck) === JSON.stringify(toDeckList(deckOfName(right)));
  return isRight ? null : `The sealed deck of seat ${seat} was not drawn from the secret`;
}
