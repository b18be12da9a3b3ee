// Ratings and tournaments over REST.
import { nonce, tableId, terms } from '@vaultsong/tables';
import { z } from 'zod';
import { instant } from '../instant.ts';
import { person } from '../person.ts';
import { deckView } from '../views.ts';
import { deckText } from './tables.ts';

/** What people are rated in, each for itself; programs have pools of their own. */
export const ratingPools = ['open', 'sealed', 'adaptive', 'bots-open', 'bots-sealed', 'bots-adaptive'] as const;
export type RatingPool = (typeof ratingPools)[number];
const pool = z.enum(ratingPools);

const name = z.string().min(1).max(64);

export const ratingView = z
  .object({
    pool,
    rating: z.number(),
    deviation: z
      .number()
      .describe(
        'The strength lies within twice as much of the rating with a probability of 95 %; it grows while somebody is away.',
      ),
    provisional: z.boolean().describe('It is too unsure for a leaderboard.'),
    matches: z.int(),
    wins: z.int(),
    at: instant.describe('Time of the last match.'),
  })
  .describe('Rating of a person in a pool.');
export type RatingView = z.infer<typeof ratingView>;

export const leaderboardQuery = z.object({ pool: pool.default('open') });
export const leaderboardAnswer = z.object({
  pool,
  people: z.array(ratingView.extend({ person })).describe('The strongest first.'),
});

export const ratedParams = z.object({ name });
export const ratingsAnswer = z.object({ person, ratings: z.array(ratingView) });

export const ratingChange = z
  .object({
    table: tableId,
    pool,
    opponent: person,
    won: z.boolean(),
    before: z.number(),
    rating: z.number(),
    deviation: z.number(),
    at: instant,
  })
  .describe('Change of a rating by a match.');
export type RatingChange = z.infer<typeof ratingChange>;
export const ratingHistoryParams = z.object({ name, pool });
export const ratingHistoryAnswer = z
  .object({ person, changes: z.array(ratingChange) })
  .describe('Changes in the order of the matches.');

export const againstParams = z.object({ name, other: name });
export const againstAnswer = z
  .object({
    person,
    opponent: person,
    wins: z.int(),
    losses: z.int(),
    matches: z.array(ratingChange),
  })
  .describe('Rated matches of two, the last first.');

export const tournamentId = z.string().regex(/^[0-9a-z]{10}$/);
export const tournamentStages = ['gathering', 'running', 'over', 'called-off'] as const;
export const tournamentAdmissions = ['everybody', 'accounts', 'bots'] as const;
const cut = z.union([z.literal(0), z.literal(2), z.literal(4), z.literal(8)]);

export const openTournamentBody = z.strictObject({
  name: z.string().trim().min(3).max(80),
  terms: terms.describe(
    'Terms of its tables: a duel without handicap and bidding. Nothing is taken back, whatever is said of that here.',
  ),
  rounds: z.int().min(1).max(15).optional().describe('Swiss rounds; without it as many as leave one without a loss.'),
  cut: cut.default(0).describe('Number of players who play single elimination after that; 0: nobody.'),
  maxPlayers: z.int().min(2).max(128).default(64).describe('Number of players who may take part, at most.'),
  startsAt: z.int().min(0).optional().meta({
    unit: 'milliseconds since 1970',
    description: 'Time when it begins by itself; without it when you say so.',
  }),
  admits: z.enum(tournamentAdmissions).default('everybody'),
});
export const openedTournament = z.object({ id: tournamentId, url: z.string() });

const inBrief = {
  id: tournamentId,
  name: z.string(),
  organizer: person.describe('The organizer.'),
  stage: z.enum(tournamentStages),
  terms,
  openedAt: instant,
  startsAt: instant.nullable(),
  cut,
  maxPlayers: z.int(),
  admits: z.enum(tournamentAdmissions),
  champion: person.nullable().describe('The winner.'),
};

export const tournamentListing = z.object({ ...inBrief, players: z.int(), round: z.int() });
export type TournamentListing = z.infer<typeof tournamentListing>;
export const tournamentsAnswer = z.object({ tournaments: z.array(tournamentListing) });

export const tournamentRank = z.object({
  person,
  rank: z.int(),
  points: z.int().describe('A match won, or a bye, is one.'),
  wins: z.int(),
  losses: z.int(),
  byes: z.int(),
  opponentWinRate: z.number().describe('Percent of their matches that the opponents won.'),
  gameWinRate: z.number().describe('Percent of games that were won.'),
  dropped: z.boolean(),
  cut: z.int().nullable().describe('Rounds of the cut that this player got through; null: not in the cut.'),
  deck: deckView.nullable().describe('null before it began: nobody chooses a deck by those of others.'),
});
export type TournamentRank = z.infer<typeof tournamentRank>;

export const tournamentRound = z.object({
  isCut: z.boolean(),
  pairings: z.array(
    z.object({
      table: tableId,
      players: z.tuple([person, person]).describe('Players by seat.'),
      result: z
        .object({
          winner: z.union([z.literal(0), z.literal(1)]).nullable(),
          games: z.tuple([z.int(), z.int()]),
          reason: z.enum(['table', 'organizer', 'drop']),
        })
        .nullable()
        .describe('null as long as it is played. `winner`: a seat; null: both lost.'),
    }),
  ),
  byes: z.array(person),
});

export const tournamentView = z.object({
  ...inBrief,
  rounds: z.int().describe('Number of Swiss rounds, as far as that is known.'),
  commitment: z.string().describe('SHA-256 of the secret that all its lots come from.'),
  secret: z.string().nullable().describe('That secret, from when it began; with sealed decks, from when it is over.'),
  nonces: z
    .array(z.object({ person: z.string(), nonce: z.string() }))
    .default([])
    .describe('From when it began: what each added to the lots, by their ids, in the order in which they joined.'),
  standings: z.array(tournamentRank).describe('The best first; before it began, in the order in which they joined.'),
  played: z.array(tournamentRound),
});
export type TournamentView = z.infer<typeof tournamentView>;

export const tournamentParams = z.object({ id: tournamentId });
export const tournamentAnswer = z.object({ tournament: tournamentView });
export const joinTournamentBody = z
  .object({
    deck: deckText.optional(),
    nonce: nonce.optional().describe('Added to the lots of the tournament, whose commitment is public by now.'),
  })
  .describe('Without a deck where decks are dealt.');
export const tournamentPlayerParams = z.object({ id: tournamentId, name });
export const tournamentTableParams = z.object({ id: tournamentId, table: tableId });
export const rulingBody = z
  .object({ winner: name.nullable() })
  .describe('Name or id of the player who gets the match; null: both lose it.');
