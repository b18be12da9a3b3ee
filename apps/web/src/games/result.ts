// The result of a game that is over, as statistics count it. A kept game holds those of its own games; they outlive it in
// `resultArchive.ts`. Small, because thousands are read at once.

import { difficulties } from '@vaultsong/adventures/difficulty';
import { botNames } from '@vaultsong/bots/names';
import { editionNames } from '@vaultsong/engine';
import * as z from 'zod';

const text = z.string().max(400);
const count = z.int().min(0);

const deck = z.object({
  name: text,
  /** Nothing where they are not known. */
  houses: z.array(z.string().max(40)).max(12).readonly(),
});

export const resultShape = z.object({
  /** Of the game in its series, from 1. */
  number: count,
  place: z.enum(['home', 'adventure', 'online']),
  won: z.boolean(),
  /** In milliseconds since 1970. */
  at: z.number().min(0).max(8.64e15),
  /** Those that were played at this screen: one, and more only in an adventure. */
  decks: z.array(deck).max(4).readonly(),
  /** The deck against; null in an adventure, and where it is not known. */
  foe: deck.nullable(),
  /** The person or the adventure that was played against; empty for a bot. */
  opponent: text,
  bot: z.enum(botNames).nullable(),
  /** Of an adventure. */
  difficulty: z.enum(difficulties).nullable(),
  edition: z.enum(editionNames),
  /** Whether one went first; null: that was not noted. */
  first: z.boolean().nullable(),
  /** In how many of one’s turns each house was chosen; null: that was not noted. */
  houses: z.record(z.string().max(40), count).nullable(),
  turns: count,
  /** Forged by oneself and by the other. */
  keys: z.tuple([count, count]).readonly(),
  /** How many decisions were taken back after something hidden had become known. */
  takeBacks: count,
});

export type GameResult = Readonly<z.infer<typeof resultShape>>;

/** So many games are in a series at most. */
export const mostOfSeries = 20;
