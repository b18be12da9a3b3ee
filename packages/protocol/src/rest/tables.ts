// Tables over REST: opening and finding them, sitting down, decks, records and logs.
import { botName, nonce, tableId, terms } from '@vaultsong/tables';
import { z } from 'zod';
import { instant } from '../instant.ts';
import { closed, stages, tableView } from '../views.ts';

export const longestDeck = 200_000;
export const deckText = z
  .string()
  .trim()
  .min(1)
  .max(longestDeck)
  .describe('The slug of a bundled deck, `generated:SET:SEED`, a deck code, or the text of a deck file.');

const seat = z.int().min(0).max(2);

export const openTableBody = z.strictObject({
  terms,
  join: z
    .object({ seat: seat.optional(), deck: deckText.optional(), nonce: nonce.optional() })
    .optional()
    .describe('The one who opens it sits down at once, on the first seat or this one.'),
  bots: z
    .array(z.object({ seat, bot: botName, deck: deckText }))
    .max(2)
    .default([])
    .describe('Bots of the house that sit there from the start.'),
});
export const openedTable = z.object({ id: tableId, url: z.string() });

export const joinBody = z.object({ seat: seat.optional(), deck: deckText.optional(), nonce: nonce.optional() });
export const chooseDeckBody = z.object({ deck: deckText });
export const addBotBody = z.object({ bot: botName, deck: deckText });

export const importGameBody = z
  .object({
    record: z.unknown().describe('As `vaultsong simulate --record` or the table writes it.'),
    seats: z
      .array(z.union([z.literal('me'), botName]))
      .min(1)
      .max(3)
      .describe('Players by seat: you, or a bot of the house.'),
  })
  .describe('A game against bots that was begun elsewhere goes on here.');

export const listing = z
  .object({
    id: tableId,
    stage: z.enum(stages),
    terms,
    openedAt: instant,
    changedAt: instant,
    seats: z
      .array(
        z
          .object({ name: z.string(), kind: z.enum(['guest', 'account', 'bot', 'house']), deck: z.string().nullable() })
          .nullable(),
      )
      .describe('By seat; null: free.'),
    score: z.array(z.int()),
    winner: z.int().nullable(),
    closed: closed.default(null),
    toAct: z.array(z.string()).describe('Names of the players whose turn it is.'),
  })
  .describe('A table in the lobby, or among the games of a person.');
export type Listing = z.infer<typeof listing>;

export const lobbyQuery = z.object({
  show: z.enum(['open', 'playing']).default('open').describe('`open`: a seat is free. `playing`: to look on.'),
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
  deck: deckText.optional().describe('A deck of one’s own.'),
});
export const quickMatchAnswer = z
  .object({ waiting: z.boolean(), table: tableId.nullable() })
  .describe('`waiting`: the live protocol says `match-found`, and asking again does too.');

export const tableAnswer = z.object({ table: tableView });

export const tableParams = z.object({ id: tableId });
export const seatParams = z.object({ id: tableId, seat: z.coerce.number().pipe(seat) });
export const recordQuery = z.object({
  game: z.coerce
    .number()
    .pipe(z.int().min(1))
    .optional()
    .describe('Number of the game, from 1; the last finished one without it.'),
});
export const recordAnswer = z
  .looseObject({ format: z.int(), version: z.string() })
  .describe('A record as `vaultsong replay` plays it.');

export const logAnswer = z
  .object({
    id: tableId,
    entries: z.array(
      z.object({
        seq: z.int(),
        at: instant,
        data: z.string(),
        hash: z.string(),
      }),
    ),
  })
  .describe('The whole log of a match that is over; `verify` of `@vaultsong/tables` checks it.');
export const listingsAnswer = z.object({ tables: z.array(listing) });

/** Matches on one page of results. */
export const mostResults = 200;
export const ownResultsQuery = z.object({
  after: tableId.optional().describe('The last table of the page before; the first page without it.'),
});
export const ownResult = z
  .object({
    table: tableId,
    at: instant.describe('When it ended.'),
    play: z.enum(['duel', 'keyraken']),
    difficulty: z.string().nullable().describe('Of an adventure.'),
    edition: z.string(),
    rated: z.boolean(),
    opponent: z
      .string()
      .nullable()
      .describe('Name of the person who was played against; null: a bot, or an adventure.'),
    bot: z.string().nullable().describe('Name of the bot that was played against.'),
    decided: z.boolean().describe('Somebody won the match; else it was closed before.'),
    games: z
      .array(
        z.object({
          won: z.boolean(),
          first: z.boolean().nullable().describe('Whether you, or your team, went first; null: not known.'),
          deck: z
            .string()
            .nullable()
            .describe('Name of the deck that you played; null: not known, or not to be told yet.'),
          houses: z.array(z.string()).describe('Of the deck that you played; none: not known.'),
          against: z.string().nullable().describe('Name of the deck that was played against.'),
          againstHouses: z.array(z.string()).describe('Of that deck; none: not known.'),
        }),
      )
      .describe('Those that are over, in their order.'),
  })
  .describe('A match that you played, from your seat.');
export type OwnResult = z.infer<typeof ownResult>;
export const ownResultsAnswer = z
  .object({ results: z.array(ownResult), hasOlder: z.boolean() })
  .describe(`The last first, at most ${mostResults}. \`hasOlder\`: ask again with \`after\`.`);
export const seatAnswer = z.object({ seat: z.int() });
