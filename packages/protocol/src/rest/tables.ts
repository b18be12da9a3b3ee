// Tables over REST: opening and finding them, sitting down, decks, records and logs.
import { botName, nonce, tableId, terms } from '@vaultsong/tables';
import { z } from 'zod';
import { stages, tableView } from '../views.ts';

/** The slug of a bundled deck, `generated:SET:SEED`, a deck code, or the text of a deck file. */
export const longestDeck = 200_000;
export const deckText = z.string().trim().min(1).max(longestDeck);

const seat = z.int().min(0).max(2);

export const openTableBody = z.object({
  terms,
  /** The one who opens it sits down at once, on the first seat or this one. */
  join: z.object({ seat: seat.optional(), deck: deckText.optional(), nonce: nonce.optional() }).optional(),
  /** Bots of the house that sit there from the start. */
  bots: z
    .array(z.object({ seat, bot: botName, deck: deckText }))
    .max(2)
    .default([]),
});
export const openedTable = z.object({ id: tableId, url: z.string() });

export const joinBody = z.object({ seat: seat.optional(), deck: deckText.optional(), nonce: nonce.optional() });
export const chooseDeckBody = z.object({ deck: deckText });
export const addBotBody = z.object({ bot: botName, deck: deckText });

/** A game against bots that was begun elsewhere goes on here. */
export const importGameBody = z.object({
  /** As `vaultsong simulate --record` or the table writes it. */
  record: z.unknown(),
  /** Who sits where: you, or a bot of the house. */
  seats: z
    .array(z.union([z.literal('me'), botName]))
    .min(1)
    .max(3),
});

/** A line of the lobby, or of somebody's games. */
export const listing = z.object({
  id: tableId,
  stage: z.enum(stages),
  terms,
  openedAt: z.int(),
  changedAt: z.int(),
  /** By seat; null: free. */
  seats: z.array(
    z
      .object({ name: z.string(), kind: z.enum(['guest', 'account', 'bot', 'house']), deck: z.string().nullable() })
      .nullable(),
  ),
  score: z.array(z.int()),
  winner: z.int().nullable(),
  /** Names of the players whose turn it is. */
  toAct: z.array(z.string()),
});
export type Listing = z.infer<typeof listing>;

export const lobbyQuery = z.object({
  /** `open`: a seat is free. `playing`: to look on. */
  show: z.enum(['open', 'playing']).default('open'),
  play: z.enum(['duel', 'keyraken']).optional(),
  decks: z.enum(['own', 'sealed']).optional(),
  rated: z.enum(['yes', 'no']).optional(),
  clock: z.enum(['none', 'turn', 'chess', 'days']).optional(),
  edition: z.string().max(20).optional(),
});
export type LobbyQuery = z.infer<typeof lobbyQuery>;
export const lobby = z.object({ tables: z.array(listing), people: z.int(), waiting: z.int() });

export const quickMatchBody = z.object({
  kind: z.enum(['open', 'sealed']),
  rated: z.boolean().default(false),
  /** Of a deck of one's own. */
  deck: deckText.optional(),
});
/** `waiting`: the live protocol says `match-found`, and asking again does too. */
export const quickMatchAnswer = z.object({ waiting: z.boolean(), table: tableId.nullable() });

export const tableAnswer = z.object({ table: tableView });

export const tableParams = z.object({ id: tableId });
export const seatParams = z.object({ id: tableId, seat: z.coerce.number().pipe(seat) });
export const recordQuery = z.object({
  /** From 1; the last finished game without it. */
  game: z.coerce.number().pipe(z.int().min(1)).optional(),
});
/** A record as `vaultsong replay` plays it. */
export const recordAnswer = z.looseObject({ format: z.int(), version: z.string() });

/** The whole log of a match that is over; `verify` of `@vaultsong/tables` checks it. */
export const logAnswer = z.object({
  id: tableId,
  entries: z.array(z.object({ seq: z.int(), at: z.int(), data: z.string(), hash: z.string() })),
});
export const listingsAnswer = z.object({ tables: z.array(listing) });
export const seatAnswer = z.object({ seat: z.int() });
