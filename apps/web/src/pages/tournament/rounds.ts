// The rounds of a tournament, and what is said of them.
import type { TournamentView } from '@vaultsong/protocol';

export type Round = TournamentView['played'][number];
export type Pairing = Round['pairings'][number];

const cutTitles: Readonly<Record<number, string>> = { 1: 'Final', 2: 'Semifinals', 4: 'Quarterfinals' };

/** "Round 2 of 3", "Semifinals". @param n from 0 */
export function roundTitle({ played, rounds }: Pick<TournamentView, 'played' | 'rounds'>, n: number): string {
  const round = played[n];
  if (round?.isCut !== true) return `Round ${n + 1}${rounds > 0 ? ` of ${Math.max(rounds, n + 1)}` : ''}`;
  return cutTitles[round.pairings.length] ?? `The best ${round.pairings.length * 2}`;
}

/** "Ada won 2 : 1", "plays". */
export function sayPairing({ players, result }: Pairing): string {
  if (result === null) return 'is being played';
  const [own, other] = result.winner === 1 ? [result.games[1], result.games[0]] : result.games;
  const how =
    result.reason === 'organizer' ? ', by the organizer' : result.reason === 'drop' ? ', the other dropped out' : '';
  if (result.winner === null) return `both lost${how}`;
  return `${players[result.winner].name} won ${own} : ${other}${how}`;
}

/** The match of somebody that is being played; null: there is none. */
export function matchOf(played: readonly Round[], person: string): Pairing | null {
  const pairings = played.at(-1)?.pairings ?? [];
  return pairings.find(({ players, result }) => result === null && players.some(({ id }) => id === person)) ?? null;
}
