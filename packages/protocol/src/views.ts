// A table as everybody may know it who may look at it: who sits there, how far it is, whose time runs. What lies on the table
// is another matter, because it depends on who looks.
import { houses } from '@vaultsong/engine';
import type { Series } from '@vaultsong/match';
import { botName, tableId, terms } from '@vaultsong/tables';
import { z } from 'zod';
import { person } from './person.ts';

const seat = z.int().min(0).max(3);

/** A deck as others see it before it is played. */
export const deckView = z.object({
  /** null: it is sealed, and not yours; so is `origin` then. */
  name: z.string().nullable(),
  houses: z.array(z.enum(houses)),
  /** The name by which it can be found, such as a slug or `generated:cota:7`; null for one of a player's own. */
  origin: z.string().nullable(),
});

export const seatView = z.object({
  /** null: a bot of the house. */
  person: person.nullable(),
  bot: botName.nullable(),
  deck: deckView.nullable(),
  /** Whether they look at the table now; a bot of the house always does. */
  here: z.boolean(),
});
export type SeatView = z.infer<typeof seatView>;

export const stages = ['waiting', 'bidding', 'choosing-first', 'playing', 'over', 'closed'] as const;

export const how = z.enum(['keys', 'concession', 'time', 'claim', 'turns', 'organizer']);

export const tableView = z.object({
  id: tableId,
  stage: z.enum(stages),
  terms,
  /** Who opened it; null: a tournament, or the server. */
  by: person.nullable(),
  openedAt: z.int(),
  /** By seat; null: free. */
  seats: z.array(seatView.nullable()),
  /** Finished games, in order. */
  games: z.array(z.object({ number: z.int(), winner: seat, how, takeBacks: z.int() })),
  /** Of two who play a series, from when it began: what `@vaultsong/match` makes of it. */
  series: z.custom<Series>((value) => typeof value === 'object' && value !== null).nullable(),
  /** Whom the table waits for; null: nobody. */
  asked: seat.nullable(),
  /** Since when it waits, in milliseconds since 1970 by the clock of the server. */
  since: z.int(),
  /** When the time of who is asked is over. */
  due: z.object({ seat, at: z.int() }).nullable(),
  /** From when on the match of a silent player can be claimed. */
  claimable: z.object({ seat, at: z.int() }).nullable(),
  /** By seat: milliseconds that were left at `since`; null without a clock, or between games. */
  clock: z.array(z.int()).nullable(),
  /** After so many turns a game is decided by how it stands; null: it goes on, as at tables that were opened before there was a bound. */
  mostTurns: z.int().nullable(),
  /** Somebody asks the others to let them take something back; `id` names this request, and never comes again. */
  request: z.object({ id: z.int(), seat, agreed: z.array(seat) }).nullable(),
  result: z.object({ winner: seat.nullable(), how }).nullable(),
  closed: z.enum(['left', 'expired', 'organizer']).nullable(),
  /** SHA-256 of the secret that all chance comes from; the secret itself when the match is over. */
  commitment: z.string(),
  secret: z.string().nullable(),
  /** Before a match whose players were seated by the server: seats that have yet to `add-nonce`, and until when the match waits for it. */
  nonces: z
    .object({ until: z.int(), missing: z.array(seat) })
    .nullable()
    .default(null),
  /** Seats that want a rematch, and where it is played. */
  rematch: z.array(seat),
  continuedAt: tableId.nullable(),
  tournament: z.string().nullable(),
  /** The table that this one is a rematch of. */
  after: tableId.nullable(),
});
export type TableView = z.infer<typeof tableView>;
