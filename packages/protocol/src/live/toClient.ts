// Messages from the server in the live protocol, each one JSON object. A client may leave unknown messages and fields
// unread: later versions say more.
import type { Preview, Reach } from '@vaultsong/foresight';
import { tableId } from '@vaultsong/tables';
import { z } from 'zod';
import { person } from '../person.ts';
import { tournamentId } from '../rest/contests.ts';
import { tableView } from '../views.ts';
import { change } from './changes.ts';
import { gameEvents, gameStart, gameView } from './game.ts';
import { phrases } from './toServer.ts';

const id = z.int();

/** Of this protocol; grows when clients of before would not understand the server any more. */
export const protocolVersion = 1;

export const chatLine = z.object({
  /** Grows; names the line. */
  id: z.int(),
  by: person,
  at: z.int(),
  text: z.string(),
  phrase: z.enum(phrases).nullable(),
});
export type ChatLine = z.infer<typeof chatLine>;

export const toClient = z.discriminatedUnion('is', [
  /** The first message. `you`: null for who has no session, and only looks on. */
  z.object({ is: z.literal('hello'), protocol: z.int(), version: z.string(), you: person.nullable(), now: z.int() }),
  /** A table that you follow: all of it (`whole`), or what has changed since the last message about it. */
  z.object({
    is: z.literal('table'),
    table: tableId,
    /** Grows with each message about this table that tells of something new. */
    seq: z.int(),
    /** By the clock of the server, in milliseconds since 1970. */
    now: z.int(),
    /** Your seat; null: you look on. */
    you: z.int().nullable(),
    /** Earlier events of this game count no more: `events` has all of them, from the beginning. */
    whole: z.boolean(),
    /** Absent where it is as it was. */
    face: tableView.optional(),
    /** Absent where it is as it was; null: no game is on the table. Stays there when the last game is over. */
    game: gameView.nullable().optional(),
    /** In place of `face` and `game`, for who follows with `changes`: what is to be replaced in `{ face, game }` as you know them. */
    changes: z.array(change).readonly().optional(),
    /** With `whole`. */
    start: gameStart.nullable().optional(),
    events: gameEvents,
  }),
  z.object({ is: z.literal('presence'), table: tableId, here: z.array(z.boolean()), watchers: z.int() }),
  z.object({ is: z.literal('done'), id }),
  /** `retryAfter`: in how many seconds it may be asked for again. */
  z.object({
    is: z.literal('refused'),
    id,
    code: z.string(),
    message: z.string(),
    retryAfter: z.int().exactOptional(),
  }),
  z.object({
    is: z.literal('previewed'),
    id,
    preview: z.custom<Preview>((value) => typeof value === 'object' && value !== null).nullable(),
  }),
  z.object({
    is: z.literal('reached'),
    id,
    reach: z.custom<Reach>((value) => typeof value === 'object' && value !== null).nullable(),
  }),
  /** Lines of the chat, oldest first; after `follow` the last ones that there are. */
  z.object({ is: z.literal('said'), table: tableId, lines: z.array(chatLine) }),
  /** The lobby has changed: ask for it again. */
  z.object({ is: z.literal('lobby') }),
  /** This tournament has changed: ask for it again. */
  z.object({ is: z.literal('tournament'), tournament: tournamentId }),
  /** You were paired by a quick match. */
  z.object({ is: z.literal('paired'), table: tableId }),
  z.object({ is: z.literal('pong'), id }),
  /**
   * The message could not be read, too many came, or the table cannot be followed. `table`: which one it is about, if about one;
   * `retryAfter`: in how many seconds it may be asked for again.
   */
  z.object({
    is: z.literal('error'),
    code: z.string(),
    message: z.string(),
    table: tableId.exactOptional(),
    retryAfter: z.int().exactOptional(),
  }),
  /** The server stops or is renewed: connect again in a moment. */
  z.object({ is: z.literal('closing'), message: z.string() }),
]);
export type ToClient = z.infer<typeof toClient>;
export type ToClientOf<Is extends ToClient['is']> = Extract<ToClient, { readonly is: Is }>;
