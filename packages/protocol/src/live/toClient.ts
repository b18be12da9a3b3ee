// Messages from the server in the live protocol, each one JSON object. A client may leave unknown messages and fields
// unread: later versions say more.
import type { Preview, Reach } from '@vaultsong/foresight';
import { tableId } from '@vaultsong/tables';
import { z } from 'zod';
import { instant } from '../instant.ts';
import type {} from '../meta.ts';
import { person } from '../person.ts';
import { tournamentId } from '../rest/contests.ts';
import { tableView } from '../views.ts';
import { change } from './changes.ts';
import { gameEvents, gameStart, gameView } from './game.ts';
import { phrases } from './toServer.ts';

const id = z.int().describe('The `id` of the message that it answers.');
const table = tableId.describe('The table that it is about.');
const code = z.string().describe('For programs: one of the codes below.');
const message = z.string().describe('For people: the fault, its place and a right form.');
const retryAfter = z.int().exactOptional().meta({ unit: 'seconds', description: 'Time after which to ask again.' });
const now = instant.describe('Time by the clock of the server.');
const anObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Of this protocol; grows when clients of before would not understand the server any more. */
export const protocolVersion = 2;

export const chatLine = z
  .object({
    id: z.int().describe('Grows; names the line.'),
    by: person.describe('The speaker.'),
    at: instant.describe('Time by the clock of the server.'),
    text: z.string().describe('Empty where a phrase was said.'),
    phrase: z.enum(phrases).nullable().describe('The phrase; null: the text says it.'),
  })
  .meta({ title: 'ChatLine', description: 'A line of the chat.' });
export type ChatLine = z.infer<typeof chatLine>;

export const toClient = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('hello'),
      protocol: z.int().describe('Version of this protocol.'),
      version: z.string().describe('Version of the server.'),
      you: person.nullable().describe('The person whose session it is; null: there is none, and you only look on.'),
      now,
    })
    .meta({ description: 'The first message.' }),
  z
    .object({
      type: z.literal('table'),
      table,
      seq: z.int().describe('Grows with each message about this table that tells of something new.'),
      now,
      seat: z.int().nullable().describe('Your seat; null: you look on.'),
      full: z
        .boolean()
        .describe('Earlier events of this game count no more: `events` has all of them, from the beginning.'),
      summary: tableView.optional().describe('All that anybody may know of the table; absent where it is as it was.'),
      game: gameView
        .nullable()
        .optional()
        .describe(
          'The game as you may see it; absent: unchanged; null: no game is in play. Stays after the last game.',
        ),
      changes: z
        .array(change)
        .readonly()
        .optional()
        .describe(
          'In place of `summary` and `game`, where they were asked for: replacements in `{ summary, game }` as you know them.',
        ),
      start: gameStart.nullable().optional().describe('Comes with `full`.'),
      events: gameEvents.describe('Events of the game since the last message, as you may know them.'),
    })
    .meta({ description: 'A table that you follow: all of it (`full`), or what has changed since the last message.' }),
  z
    .object({
      type: z.literal('presence'),
      table,
      present: z.array(z.boolean()).describe('By seat: its player looks at the table now.'),
      spectators: z.int().describe('Number of people who look on.'),
    })
    .meta({ description: 'The spectators of a table that you follow have changed.' }),
  z.object({ type: z.literal('done'), id }).meta({ description: 'The request is done and saved.' }),
  z
    .object({ type: z.literal('rejected'), id, code, message, retryAfter })
    .meta({ description: 'The request was refused, and nothing has changed.' }),
  z
    .object({
      type: z.literal('preview'),
      id,
      preview: z
        .custom<Preview>(anObject)
        .meta({ title: 'Preview' })
        .nullable()
        .describe('Effects of the answer; null: the question is over, or nothing can be told.'),
    })
    .meta({ description: 'The preview that was asked for.' }),
  z
    .object({
      type: z.literal('targets'),
      id,
      targets: z
        .custom<Reach>(anObject)
        .meta({ title: 'Reach' })
        .nullable()
        .describe('Possible targets of the answer; null: the question is over.'),
    })
    .meta({ description: 'The targets that were asked for.' }),
  z
    .object({ type: z.literal('chat'), table, lines: z.array(chatLine).describe('Oldest first.') })
    .meta({ description: 'Lines of the chat; the first message after a subscription has the latest ones.' }),
  z.object({ type: z.literal('lobby') }).meta({ description: 'The lobby has changed: ask for it again.' }),
  z
    .object({ type: z.literal('tournament'), tournament: tournamentId.describe('The tournament that it is about.') })
    .meta({ description: 'This tournament has changed: ask for it again (`GET /api/tournaments/ID`).' }),
  z.object({ type: z.literal('match-found'), table }).meta({ description: 'A quick match has found you an opponent.' }),
  z.object({ type: z.literal('pong'), id }).meta({ description: 'The sign of life that was asked for.' }),
  z
    .object({
      type: z.literal('error'),
      code,
      message,
      table: tableId.exactOptional().describe('The table that it is about, if about one.'),
      retryAfter,
    })
    .meta({
      description:
        'A message without a number was refused, unreadable or one too many; or a table can no longer be followed.',
    }),
  z
    .object({ type: z.literal('closing'), message: z.string().describe('For people: the reason.') })
    .meta({ description: 'The server stops or is renewed: connect again in a moment.' }),
]);
export type ToClient = z.infer<typeof toClient>;
export type ToClientOf<Type extends ToClient['type']> = Extract<ToClient, { readonly type: Type }>;
