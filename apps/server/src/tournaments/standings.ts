// Standings of a tournament, with tie-breaks for players who have equal points.
import { lotOfPlace } from './lots.ts';
import { bracketOf } from './pairing/bracket.ts';
import type { Entrant } from './pairing/swiss.ts';
import type { Tournament } from './tournament.ts';
import { cutRounds, swissRounds } from './tournament.ts';

/** A match won, or a bye, is one point. */
export interface RankedPlayer {
  readonly person: string;
  /** From 1. */
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly byes: number;
  /** Average percentage of matches that the opponents won: a player with stronger opponents ranks higher. */
  readonly opponentWinRate: number;
  /** Percentage of games won. */
  readonly gameWinRate: number;
  readonly hasDropped: boolean;
  /** Rounds of the cut that a player got through; null: not in the cut. */
  readonly cut: number | null;
}

interface Record {
  readonly person: string;
  wins: number;
  losses: number;
  byes: number;
  gamesWon: number;
  gamesPlayed: number;
  readonly opponents: string[];
}

/** An opponent counts for no less than that, so that nobody is punished for having met somebody who lost all. */
const leastShare = 1 / 3;

/** Results of all players in the Swiss rounds, as far as they are decided. */
function recordsOf(tournament: Tournament): ReadonlyMap<string, Record> {
  const records = new Map<string, Record>();
  for (const { person } of tournament.players)
    records.set(person, { person, wins: 0, losses: 0, byes: 0, gamesWon: 0, gamesPlayed: 0, opponents: [] });
  for (const { pairings, byes } of swissRounds(tournament)) {
    for (const person of byes) {
      const record = records.get(person);
      if (record !== undefined) record.byes++;
    }
    for (const { players, result } of pairings) {
      if (result === null) continue;
      for (const side of [0, 1] as const) {
        const record = records.get(players[side]);
        if (record === undefined) continue;
        record.opponents.push(players[side === 0 ? 1 : 0]);
        if (result.winner === side) record.wins++;
        else record.losses++;
        record.gamesWon += result.games[side];
        record.gamesPlayed += result.games[0] + result.games[1];
      }
    }
  }
  return records;
}

/** Of the matches that were played: a bye is none. */
const matchShare = ({ wins, losses }: Record): number =>
  wins + losses === 0 ? leastShare : Math.max(leastShare, wins / (wins + losses));

const gameShare = ({ gamesWon, gamesPlayed }: Record): number => (gamesPlayed === 0 ? 0 : gamesWon / gamesPlayed);

const pointsOf = ({ wins, byes }: Record): number => wins + byes;

/** The Swiss rounds alone, the best first: points, then opponents, then games, then lots. */
function swissOrder(
  tournament: Tournament,
): readonly (Omit<RankedPlayer, 'rank' | 'cut'> & { readonly lot: string })[] {
  const records = recordsOf(tournament);
  const opponentsOf = ({ opponents }: Record): number => {
    const shares = opponents.flatMap((person) => {
      const record = records.get(person);
      return record === undefined ? [] : [matchShare(record)];
    });
    return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };
  const rows = tournament.players.flatMap(({ person, hasDropped }) => {
    const record = records.get(person);
    if (record === undefined) return [];
    const { wins, losses, byes } = record;
    return [
      {
        ...{ person, hasDropped, wins, losses, byes, points: pointsOf(record) },
        // Rounded, so that what is shown as alike is alike.
        opponentWinRate: Math.round(opponentsOf(record) * 10_000) / 100,
        gameWinRate: Math.round(gameShare(record) * 10_000) / 100,
        lot: tournament.lotKey === null ? '' : lotOfPlace(tournament.lotKey, person),
      },
    ];
  });
  return rows.toSorted(
    (one, other) =>
      other.points - one.points ||
      other.opponentWinRate - one.opponentWinRate ||
      other.gameWinRate - one.gameWinRate ||
      (one.lot < other.lot ? -1 : 1),
  );
}

/** Everybody, the best first: by how far they came in the cut, then by the Swiss rounds. */
export function standingsOf(tournament: Tournament): readonly RankedPlayer[] {
  const order = swissOrder(tournament);
  const { seeds } = tournament;
  const survived = new Map<string, number>();
  if (seeds !== null)
    for (const [round, slots] of bracketOf(seeds, cutRounds(tournament)).entries())
      for (const slot of slots) if (slot !== null) survived.set(slot, round);
  const places = order.map(({ lot, ...player }) => ({ ...player, cut: survived.get(player.person) ?? null }));
  return places
    .toSorted((one, other) => (other.cut ?? -1) - (one.cut ?? -1))
    .map((player, at) => ({ ...player, rank: at + 1 }));
}

/** Those who are to be paired. */
export function entrantsOf(tournament: Tournament): readonly Entrant[] {
  const records = recordsOf(tournament);
  return tournament.players.flatMap(({ person, hasDropped }) => {
    const record = records.get(person);
    if (record === undefined || hasDropped) return [];
    const met = new Map<string, number>();
    for (const opponent of record.opponents) met.set(opponent, (met.get(opponent) ?? 0) + 1);
    return [{ id: person, points: pointsOf(record), byes: record.byes, met }];
  });
}
