// Everything that can happen in a tournament, as its log keeps it. Matches are played at tables, which have logs of their own.
import { deckList, nonce, personId, tableId, terms } from '@vaultsong/tables';
import { z } from 'zod';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const side = z.union([z.literal(0), z.literal(1)]);

/** Who may take part: in a rated tournament accounts or programs, because one is never rated against the other. */
export const admissions = ['everybody', 'accounts', 'bots'] as const;

/** How many come into the cut after the Swiss rounds; 0: there is none. */
export const cutSizes = [0, 2, 4, 8] as const;
const cut = z.union([z.literal(0), z.literal(2), z.literal(4), z.literal(8)]);

export const mostPlayers = 128;
export const mostRounds = 15;

export const tournamentEvent = z.discriminatedUnion('type', [
  /** The first of each log. */
  z.object({
    type: z.literal('opened'),
    /** The organizer. */
    organizer: personId,
    name: z.string().min(1).max(80),
    /** Of each of its tables. */
    terms,
    /** Swiss rounds; null: as many as leave one without a loss. */
    rounds: z.int().min(1).max(mostRounds).nullable(),
    cut,
    maxPlayers: z.int().min(2).max(mostPlayers),
    /** When it begins by itself, in milliseconds since 1970; null: when the organizer says so. */
    startsAt: z.int().nullable(),
    admits: z.enum(admissions),
    /** SHA-256 of the secret that all its lots come from. */
    commitment: digest,
  }),
  /** Or brings another deck. `deck`: null where decks are dealt. */
  z.object({
    type: z.literal('joined'),
    person: personId,
    deck: deckList.nullable(),
    origin: z.string().max(200).nullable(),
    /** What this player adds to the lots, so that the server alone cannot choose them; absent: nothing. */
    nonce: nonce.min(1).exactOptional(),
  }),
  /** Before it began. */
  z.object({ type: z.literal('left'), person: personId }),
  /** All its lots are drawn from this secret, which the commitment was made to, and from the nonces of those who take part. */
  z.object({ type: z.literal('began'), secret: digest }),
  /** A round: who plays whom at which table, the first on seat 0; and who goes on without a match. */
  z.object({
    type: z.literal('paired'),
    pairings: z.array(z.object({ table: tableId, players: z.tuple([personId, personId]) })).max(mostPlayers),
    byes: z.array(personId).max(8),
  }),
  /** How a match of the last round ended. A later one corrects it. `winner`: null: both lost. */
  z.object({
    type: z.literal('decided'),
    table: tableId,
    winner: side.nullable(),
    games: z.tuple([z.int().min(0), z.int().min(0)]),
    /** Played at the table; given by the organizer; or somebody dropped out of it. */
    reason: z.enum(['table', 'organizer', 'drop']),
  }),
  /** Takes no more part. */
  z.object({ type: z.literal('dropped'), person: personId }),
  /** Who comes into the cut, the best first. */
  z.object({ type: z.literal('seeded'), seeds: z.array(personId).min(2).max(8) }),
  z.object({ type: z.literal('ended'), champion: personId.nullable() }),
  z.object({ type: z.literal('called-off') }),
]);
export type TournamentEvent = z.infer<typeof tournamentEvent>;
export type TournamentEventOf<Type extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: Type }>;
