// Commands of people at a table, and of those who want to sit down.
import { z } from 'zod';
import { botName, call } from '../log/events.ts';
import { deckList, deckSet } from '../terms/deck.ts';

const seat = z.int().min(0).max(2);
const side = z.union([z.literal(0), z.literal(1)]);

/** Short texts of printable characters. */
export const nonce = z
  .string()
  .max(64)
  .regex(/^[\x20-\x7e]*$/);

/** A deck; `set` is asked for where the terms allow some sets alone. */
const brought = {
  deck: deckList,
  origin: z.string().max(200).nullable(),
  set: deckSet.exactOptional(),
} as const;

export const command = z.discriminatedUnion('type', [
  /** Sit down; without a seat on the first free one. `nonce`: any text, which becomes part of the chance of this table. */
  z.object({ type: z.literal('join'), seat: seat.exactOptional(), nonce: nonce.default('') }),
  /** Put a bot on a free seat, or take it away: for who opened the table. */
  z.object({ type: z.literal('add-bot'), seat, bot: botName, ...brought }),
  z.object({ type: z.literal('remove-bot'), seat }),
  z.object({ type: z.literal('leave') }),
  /** Bring a nonce once one sits, at a table that waits for it. */
  z.object({ type: z.literal('add-nonce'), nonce: nonce.min(1) }),
  z.object({ type: z.literal('choose-deck'), ...brought }),
  z.object({ type: z.literal('call'), call }),
  z.object({ type: z.literal('choose-first'), first: side }),
  z.object({ type: z.literal('answer'), question: z.int().min(0), option: z.int().min(0).max(100_000) }),
  /** Take back the last decision; `question`: the one that is pending now. */
  z.object({ type: z.literal('take-back'), question: z.int().min(0) }),
  /** Let somebody take something back, or not; `request`: the number of the request that is meant. */
  z.object({ type: z.literal('agree'), request: z.int().min(0) }),
  z.object({ type: z.literal('decline'), request: z.int().min(0) }),
  z.object({ type: z.literal('concede') }),
  z.object({ type: z.literal('claim') }),
  z.object({ type: z.literal('rematch') }),
]);
export type Command = z.infer<typeof command>;
export type CommandOf<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;
