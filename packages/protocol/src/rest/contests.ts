// Ratings and tournaments over REST.
import { nonce, tableId, terms } from '@vaultsong/tables';
import { z } from 'zod';
import { person } from '../person.ts';
import { deckView } from '../views.ts';
import { deckText } from './tables.ts';

/** What people are rated in, each for itself; programs have pools of their own. */
export const ratingPools = ['open', 'sealed', 'adaptive', 'bots-open', 'bots-sealed', 'bots-adaptive'] as const;
export type RatingPool = (typeof ratingPools)[number];
const pool = z.enum(ratingPools);

const name = z.string().min(1).max(64);

/** Where somebody stands in a pool. */
export const ratingView = z.object({
  pool,
  rating: z.number(),
  /** The strength lies within twice as much of the rating with a probability of 95 %; it grows while somebody is away. */
  deviation: z.number(),
  /** Too unsure for a leaderboard. */
  provisional: z.boolean(),
  matches: z.int(),
  wins: z.int(),
  /** Of the last match, in milliseconds since 1970. */
  at: z.int(),
});
export type RatingView = z.infer<typeof ratingView>;

export const leaderboardQuery = z.object({ pool: pool.default('open') });
export const leaderboardAnswer = z.object({
  pool,
  /** The strongest first. */
  people: z.array(ratingView.extend({ person })),
});

export const ratedParams = z.object({ name });
export const ratingsAnswer = z.object({ person, ratings: z.array(ratingView) });

/** What a match made of somebody's rating. */
export const ratingChange = z.object({
  table: tableId,
  pool,
  opponent: person,
  won: z.boolean(),
  before: z.number(),
  rating: z.number(),
  deviation: z.number(),
  at: z.int(),
});
export type RatingChange = z.infer<typeof ratingChange>;
export const ratingHistoryParams = z.object({ name, pool });
/** In their order. */
export const ratingHistoryAnswer = z.object({ person, changes: z.array(ratingChange) });

export const againstParams = z.object({ name, other: name });
/** Rated matches of two, the last first. */
export const againstAnswer = z.object({
  person,
  opponent: person,
  wins: z.int(),
  losses: z.int(),
  matches: z.array(ratingChange),
});

export const tournamentId = z.string().regex(/^[0-9a-z]{10}$/);
export const tournamentStages = ['gathering', 'running', 'over', 'called-off'] as const;
export const tournamentAdmissions = ['everybody', 'accounts', 'bots'] as const;
const cut = z.union([z.literal(0), z.literal(2), z.literal(4), z.literal(8)]);

export const openTournamentBody = z.object({
  name: z.string().trim().min(3).max(80),
  /** Of its tables: a duel without handicap and bidding. Nothing is taken back, whatever is said of that here. */
  terms,
  /** Swiss rounds; without it as many as leave one without a loss. */
  rounds: z.int().min(1).max(15).optional(),
  /** How many play single elimination after that; 0: nobody. */
  cut: cut.default(0),
  /** How many may take part. */
  maxPlayers: z.int().min(2).max(128).default(64),
  /** When it begins by itself, in milliseconds since 1970; without it when you say so. */
  startsAt: z.int().min(0).optional(),
  admits: z.enum(tournamentAdmissions).default('everybody'),
});
export const openedTournament = z.object({ id: tournamentId, url: z.string() });

const inBrief = {
  id: tournamentId,
  name: z.string(),
  /** The organizer. */
  organizer: person,
  stage: z.enum(tournamentStages),
  terms,
  openedAt: z.int(),
  startsAt: z.int().nullable(),
  cut,
  maxPlayers: z.int(),
  admits: z.enum(tournamentAdmissions),
  /** Who won it. */
  champion: person.nullable(),
};

export const tournamentListing = z.object({ ...inBrief, players: z.int(), round: z.int() });
export type TournamentListing = z.infer<typeof tournamentListing>;
export const tournamentsAnswer = z.object({ tournaments: z.array(tournamentListing) });

export const tournamentRank = z.object({
  person,
  rank: z.int(),
  /** A match won, or a bye, is one. */
  points: z.int(),
  wins: z.int(),
  losses: z.int(),
  byes: z.int(),
  /** Percent of their matches that the opponents won. */
  opponentWinRate: z.number(),
  /** Percent of games that were won. */
  gameWinRate: z.number(),
  dropped: z.boolean(),
  /** How many rounds of the cut somebody got through; null: not in the cut. */
  cut: z.int().nullable(),
  /** null before it began: nobody chooses a deck by those of others. */
  deck: deckView.nullable(),
});
export type TournamentRank = z.infer<typeof tournamentRank>;

export const tournamentRound = z.object({
  isCut: z.boolean(),
  pairings: z.array(
    z.object({
      table: tableId,
      /** By seat. */
      players: z.tuple([person, person]),
      /** null as long as it is played. `winner`: a seat; null: both lost. */
      result: z
        .object({
          winner: z.union([z.literal(0), z.literal(1)]).nullable(),
          games: z.tuple([z.int(), z.int()]),
          reason: z.enum(['table', 'organizer', 'drop']),
        })
        .nullable(),
    }),
  ),
  byes: z.array(person),
});

export const tournamentView = z.object({
  ...inBrief,
  /** How many Swiss rounds there are, as far as that is known. */
  rounds: z.int(),
  /** SHA-256 of the secret that all its lots come from; the secret itself from when it began, with sealed decks from when it is over. */
  commitment: z.string(),
  secret: z.string().nullable(),
  /** From when it began: what each added to the lots, by their ids, in the order in which they joined. */
  nonces: z.array(z.object({ person: z.string(), nonce: z.string() })).default([]),
  /** The best first; before it began, in the order in which they joined. */
  standings: z.array(tournamentRank),
  played: z.array(tournamentRound),
});
export type TournamentView = z.infer<typeof tournamentView>;

export const tournamentParams = z.object({ id: tournamentId });
export const tournamentAnswer = z.object({ tournament: tournamentView });
/** Without a deck where decks are dealt. */
export const joinTournamentBody = z.object({
  deck: deckText.optional(),
  /** Added to the lots of the tournament, whose commitment is public by now. */
  nonce: nonce.optional(),
});
export const tournamentPlayerParams = z.object({ id: tournamentId, name });
export const tournamentTableParams = z.object({ id: tournamentId, table: tableId });
/** The name or id of who gets the match; null: both lose it. */
export const rulingBody = z.object({ winner: name.nullable() });
