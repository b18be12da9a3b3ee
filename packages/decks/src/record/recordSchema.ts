// The border where a file becomes the record of a game that the engine may trust in shape: the same for the command line and
// the page. Whether the game in it is a game is found out by playing it again.
import type { GameRecord } from '@vaultsong/engine';
import { editionNames, houses, isDefined, isStateHash, recordFormat } from '@vaultsong/engine';
import * as z from 'zod';
import { JsonError, parseJson } from '../files/json.ts';

const setupHash = z.string().regex(/^[0-9a-f]{14}$/, { error: 'a hash of 14 hexadecimal digits' });
const hash = z.string().refine(isStateHash, { error: 'a hash of 14 hexadecimal digits, after its form' });
const mostAnswers = 1_000_000;
const index = z.int().min(0).max(mostAnswers);

/** A list of which nothing but its length is looked at when it is too long: each wrong entry would be an issue. */
const listOf = <T extends z.ZodType>(entry: T) =>
  z
    .array(z.unknown())
    .max(mostAnswers, { error: `at most ${mostAnswers} entries` })
    .pipe(z.array(entry));

const cardName = z.string().max(200).refine(isDefined, { error: 'a card that is known' });

const deckList = z.object({
  name: z.string().max(1000),
  houses: z.array(z.enum(houses)).max(20),
  cards: z
    .array(
      z.object({
        name: cardName,
        house: z.enum(houses).exactOptional(),
        bonus: z
          .array(z.enum(['aember', 'capture', 'damage', 'draw', 'discard', 'power']))
          .max(20)
          .exactOptional(),
        houseIcons: z.array(z.enum(houses)).max(20).exactOptional(),
      }),
    )
    .max(200),
  beside: z.array(cardName).max(20).exactOptional(),
});

/** The setup of a game. Its cards must be known, so that whoever reads one loads the cards first. */
export const setupSchema = z
  .object({
    decks: z.array(deckList).min(2).max(4),
    seed: z.int(),
    chance: z.string().max(64).exactOptional(),
    edition: z.enum(editionNames).exactOptional(),
    first: z.int().min(0).max(3).exactOptional(),
    chains: z.array(z.int().min(0).max(1000)).max(4).exactOptional(),
    adventure: z
      .object({
        program: z.string().max(200),
        adversary: cardName,
      })
      .exactOptional(),
    quickstart: z.literal(true).exactOptional(),
  })
  .refine(({ adventure, decks }) => adventure !== undefined || decks.length === 2, {
    error: 'two decks, or an adventure',
  });

/** The record of a game. */
export const recordSchema: z.ZodType<GameRecord> = z.object({
  format: z.literal(recordFormat),
  version: z.string(),
  setup: setupSchema,
  setupHash: setupHash.exactOptional(),
  answers: listOf(index),
  checkpoints: listOf(z.object({ answers: index, turn: index, hash })),
  winner: z.int().min(0).max(3).nullable(),
  hash,
});

/** What a text is read as: a record, or why it is none. */
export type RecordRead =
  | { readonly record: GameRecord }
  | { readonly type: 'no-json'; readonly message: string }
  | { readonly type: 'no-record'; readonly faults: readonly string[] };

/** More of them tell nothing new. */
const mostFaults = 10;

/** Reads the text of a record. @returns where it is none, what is wrong with it, for whoever reads to put into words */
export function readRecord(text: string): RecordRead {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return { type: 'no-json', message: error.message };
  }
  const result = recordSchema.safeParse(json);
  if (result.success) return { record: result.data };
  const faults = result.error.issues
    .slice(0, mostFaults)
    .map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  return { type: 'no-record', faults };
}
