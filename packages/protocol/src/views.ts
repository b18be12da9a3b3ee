// A table as everybody may know it who may look at it: who sits there, how far it is, whose time runs. What lies on the table
// is another matter, because it depends on who looks.
import { houses } from '@vaultsong/engine';
import type { Series } from '@vaultsong/match';
import { botName, closeReasons, tableId, terms } from '@vaultsong/tables';
import { z } from 'zod';
import { instant } from './instant.ts';
import { person } from './person.ts';

const seat = z.int().min(0).max(3).describe('A seat, from 0.');

export const deckView = z
  .object({
    name: z.string().nullable().describe('null: it is sealed, and not yours; so is `origin` then.'),
    houses: z.array(z.enum(houses)).describe('Houses of the deck.'),
    origin: z
      .string()
      .nullable()
      .describe(
        'Name by which it can be found, such as a slug or `generated:cota:7`; null for a deck of a player’s own.',
      ),
  })
  .meta({ title: 'DeckView', description: 'A deck as others see it before it is played.' });

export const seatView = z
  .object({
    person: person.nullable().describe('null: a bot of the house.'),
    bot: botName.nullable().describe('Name of the bot of the house; null: a person.'),
    deck: deckView.nullable().describe('null: none has been brought or dealt yet.'),
    present: z.boolean().describe('They look at the table now; a bot of the house always does.'),
  })
  .meta({ title: 'SeatView', description: 'The player on a seat.' });
export type SeatView = z.infer<typeof seatView>;

export const stages = ['waiting', 'bidding', 'choosing-first', 'playing', 'over', 'closed'] as const;

export const closed = z
  .enum(closeReasons)
  .nullable()
  .describe(
    'Reason that it ended without a result; `rules-changed`: the rules of the program were mended since, and lead to no position from which its game could go on.',
  );

export const endReason = z
  .enum(['keys', 'empty-deck', 'adversary', 'advances', 'concession', 'time', 'claim', 'turns', 'organizer'])
  .describe(
    'Reason of the decision; `empty-deck`: the other had to draw without a card left (edition `manual`), `adversary`: the Keyraken was destroyed, `advances`: it reached the surface, `turns`: by the bound on turns, `organizer`: by the one who runs the tournament.',
  );

export const tableView = z
  .object({
    id: tableId.describe('Its id, as in its link.'),
    stage: z
      .enum(stages)
      .describe('Stage of its match: `over` when it is decided, `closed` when it ended without one.'),
    terms: terms.describe('They never change.'),
    openedBy: person.nullable().describe('The person who opened it; null: a tournament, or the server.'),
    openedAt: instant.describe('Time when it was opened.'),
    seats: z.array(seatView.nullable()).describe('By seat; null: free.'),
    games: z
      .array(
        z.object({
          number: z.int().describe('From 1.'),
          winner: seat.describe('The seat that won it.'),
          reason: endReason,
          takeBacks: z.int().describe('Number of decisions that were taken back.'),
        }),
      )
      .describe('Finished games, in order.'),
    series: z
      .custom<Series>((value) => typeof value === 'object' && value !== null)
      .meta({ title: 'Series' })
      .nullable()
      .describe('Of two who play a series, from when it began.'),
    toAct: seat.nullable().describe('The seat that the table waits for; null: none.'),
    since: instant.describe('Time from which it waits, by the clock of the server.'),
    deadline: z
      .object({ seat, at: instant.describe('Time of that end.') })
      .nullable()
      .describe('End of the time of the seat that is asked.'),
    claimable: z
      .object({ seat, at: instant.describe('Time from which it can be.') })
      .nullable()
      .describe('The silent player whose match can be claimed.'),
    clock: z
      .array(z.int())
      .nullable()
      .meta({ unit: 'milliseconds', description: 'Left at `since`, by seat; null without a clock, or between games.' }),
    maxTurns: z
      .int()
      .nullable()
      .describe('Number of turns after which the standing decides a game; null: no bound, as at older tables.'),
    request: z
      .object({
        id: z.int().describe('Names this request, and never comes again.'),
        seat: seat.describe('The seat that asks.'),
        agreed: z.array(seat).describe('Seats that have agreed.'),
      })
      .nullable()
      .describe('A player asks the others to let them take something back.'),
    result: z
      .object({ winner: seat.nullable().describe('null: nobody won.'), reason: endReason })
      .nullable()
      .describe('Result of the match, when it is over.'),
    closed,
    commitment: z.string().describe('SHA-256 of the secret that all chance comes from.'),
    secret: z.string().nullable().describe('That secret, when the match is over.'),
    nonces: z
      .object({
        until: instant.describe('Time until which the match waits for them.'),
        missing: z.array(seat).describe('Seats that have yet to add one (`add-nonce`).'),
      })
      .nullable()
      .default(null)
      .describe('Nonces that a match waits for, before it begins, whose players were seated by the server.'),
    rematch: z.array(seat).describe('Seats that want a rematch.'),
    continuedAt: tableId.nullable().describe('The table where the rematch is played.'),
    tournament: z.string().nullable().describe('The tournament that it is part of.'),
    rematchOf: tableId.nullable().describe('The table that this one is a rematch of.'),
    resumed: z
      .object({
        at: instant.describe('Time when it went on.'),
        from: z.int().describe('Number of the first entry of its log that counts no more.'),
      })
      .nullable()
      .default(null)
      .describe(
        'The rules of the program were mended since, so that the game went on from the last position to which they lead; null: it did not.',
      ),
  })
  .meta({ title: 'TableView', description: 'A table as its spectators see it.' });
export type TableView = z.infer<typeof tableView>;
