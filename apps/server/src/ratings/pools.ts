// Rating pools, and the matches that count in each. People are rated by what they play. Programs are rated among
// themselves, so that they are in no leaderboard of people and no person’s rating depends on a program.
import type { EndReason, Table } from '@vaultsong/tables';
import { stageOf, termsOf } from '@vaultsong/tables';

/** `open`: with decks of their own. `sealed`: with decks that nobody has seen before. `adaptive`: with the decks of both. */
export const peoplePools = ['open', 'sealed', 'adaptive'] as const;
export const botPools = ['bots-open', 'bots-sealed', 'bots-adaptive'] as const;
export const pools = [...peoplePools, ...botPools] as const;
export type Pool = (typeof pools)[number];

type PeoplePool = (typeof peoplePools)[number];

/** The pool of bots that play the same. */
const ofBots: Readonly<Record<PeoplePool, Pool>> = {
  open: 'bots-open',
  sealed: 'bots-sealed',
  adaptive: 'bots-adaptive',
};

/** A match that is over and counts, once, however many games it had. */
export interface Match {
  readonly table: string;
  readonly pool: Pool;
  readonly winner: string;
  readonly loser: string;
  /** Time of the decision, in milliseconds since 1970. */
  readonly at: number;
}

/** Reason that a match does not count. */
export type Uncounted =
  | 'not-over'
  | 'unrated' // by its terms, or it is no duel
  | 'brought-in' // it began elsewhere, so that nobody knows how
  | 'organizer' // nobody won it at the table
  | 'unplayed' // one of them did nothing at all
  | 'bot-of-the-house'
  | 'guest'
  | 'mixed'; // a person against a program

export type Counting =
  | { readonly type: 'match'; readonly match: Match }
  | { readonly type: 'none'; readonly why: Uncounted };

const none = (why: Uncounted): Counting => ({ type: 'none', why });

/** Kind of a person at the table; undefined where it is unknown. */
export type KindOf = (person: string) => 'guest' | 'account' | 'bot' | undefined;

/** Whether and for what a match counts. */
export function countingOf(table: Table, kindOf: KindOf): Counting {
  if (stageOf(table) !== 'over') return none('not-over');
  const { rated, play, takeBacks } = termsOf(table);
  if (!rated || play.type !== 'duel' || takeBacks !== 'never') return none('unrated');
  if (table.finished.some(({ isBroughtIn }) => isBroughtIn)) return none('brought-in');
  const winner = table.result?.winner ?? null;
  if (table.result?.reason === 'organizer' || (winner !== 0 && winner !== 1)) return none('organizer');
  if (!hasBeenPlayed(table)) return none('unplayed');
  const [won, lost] = [personAt(table, winner), personAt(table, winner === 0 ? 1 : 0)];
  // Nobody plays against themselves: a person has one seat at a table, and another account is another person.
  if (won === null || lost === null || won === lost) return none('bot-of-the-house');
  const kinds = [kindOf(won), kindOf(lost)];
  if (kinds.some((kind) => kind === undefined || kind === 'guest')) return none('guest');
  if (kinds[0] !== kinds[1]) return none('mixed');
  const pool = poolFor(play.format.adaptive, play.decks);
  return {
    type: 'match',
    match: {
      table: table.id,
      pool: kinds[0] === 'bot' ? ofBots[pool] : pool,
      winner: won,
      loser: lost,
      at: table.since,
    },
  };
}

const poolFor = (isAdaptive: boolean, decks: 'own' | 'sealed'): PeoplePool =>
  isAdaptive ? 'adaptive' : decks === 'sealed' ? 'sealed' : 'open';

/** A person who sits there; null where a bot of the house does. */
function personAt(table: Table, seat: 0 | 1): string | null {
  const sitter = table.seats[seat]?.sitter;
  return sitter?.type === 'person' ? sitter.id : null;
}

const playedOut: ReadonlySet<EndReason> = new Set(['keys', 'empty-deck', 'turns']);

/** Whether both have come to play: a game was won by its rules or took all its turns, or both decided something in the last one. */
function hasBeenPlayed({ finished, last }: Table): boolean {
  if (finished.some(({ reason }) => playedOut.has(reason))) return true;
  const decided = new Set(last?.decisions.map(({ seat }) => seat));
  return decided.size === 2;
}
