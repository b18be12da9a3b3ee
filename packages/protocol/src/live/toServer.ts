// Messages from a client in the live protocol, each one JSON object.
import type { Aim } from '@vaultsong/foresight';
import { call, nonce, tableId } from '@vaultsong/tables';
import { z } from 'zod';
import { tournamentId } from '../rest/contests.ts';

/** The longest message that the server reads, in bytes. */
export const longestMessage = 8_192;
export const longestChat = 300;

const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const option = z.int().min(0).max(100_000);
const question = z.int().min(0);

/** Commands at a table by this protocol; sitting down and decks go by REST. */
export const liveCommand = z.discriminatedUnion('do', [
  z.object({ do: z.literal('answer'), question, option }),
  z.object({ do: z.literal('take-back'), question }),
  /** `request`: the number of the one that is meant (`face.request.id`). */
  z.object({ do: z.literal('agree'), request: z.int().min(0) }),
  z.object({ do: z.literal('decline'), request: z.int().min(0) }),
  z.object({ do: z.literal('call'), call }),
  z.object({ do: z.literal('choose-first'), first: z.union([z.literal(0), z.literal(1)]) }),
  /** Once, at a table that waits for it (`face.nonces`): any printable text, which becomes part of the chance of this table. */
  z.object({ do: z.literal('add-nonce'), nonce: nonce.min(1) }),
  z.object({ do: z.literal('concede') }),
  z.object({ do: z.literal('claim') }),
  z.object({ do: z.literal('rematch') }),
  z.object({ do: z.literal('stand') }),
]);
export type LiveCommand = z.infer<typeof liveCommand>;

const cardKey = z.string().max(40);

export const aim: z.ZodType<Aim> = z.union([
  z.object({ about: z.enum(['attack', 'host']), card: cardKey }),
  z.object({
    about: z.literal('flank'),
    at: z.union([z.literal('left'), z.literal('right'), z.int().min(0).max(200)]),
  }),
]);

/** Phrases that need no keyboard, and nobody can be hurt by. */
export const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'thinking',
  'one-moment',
  'oops',
  'good-game',
] as const;
export type Phrase = (typeof phrases)[number];

export const toServer = z.discriminatedUnion('is', [
  /**
   * From now on you hear of this table, first all of it. Who sits there plays by that; whoever else looks on.
   * @param refusals whether you want to know why cards cannot do what they cannot
   * @param changes whether you want to be told, of what you know already, only the parts that changed
   */
  z.object({
    is: z.literal('follow'),
    table: tableId,
    refusals: z.boolean().default(false),
    changes: z.boolean().default(false),
  }),
  z.object({ is: z.literal('unfollow'), table: tableId }),
  /** `id`: any number of yours, by which `done` or `refused` answers. */
  z.object({ is: z.literal('do'), id, table: tableId, command: liveCommand }),
  /** Preview of an answer, as far as nothing hidden or chance decides it. */
  z.object({ is: z.literal('preview'), id, table: tableId, question, option, aim: aim.nullable().default(null) }),
  /** Possible targets of an answer. */
  z.object({ is: z.literal('reach'), id, table: tableId, question, option }),
  z.object({ is: z.literal('say'), id, table: tableId, text: z.string().trim().min(1).max(longestChat) }),
  z.object({ is: z.literal('phrase'), id, table: tableId, phrase: z.enum(phrases) }),
  /** Whether you hear of changes in the lobby. */
  z.object({ is: z.literal('lobby'), on: z.boolean() }),
  /** Whether you hear when a tournament has changed. */
  z.object({ is: z.literal('tournament'), tournament: tournamentId, on: z.boolean() }),
  z.object({ is: z.literal('ping'), id }),
]);
export type ToServer = z.infer<typeof toServer>;
/** As it is sent: what is left out is as the schema says. */
export type ToServerInput = z.input<typeof toServer>;
