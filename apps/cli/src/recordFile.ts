// Record files: the border where a file becomes a record that the engine may trust in shape. Whether the game in it is
// a game is found out by playing it again.
import { JsonError, parseJson, printable } from '@vaultsong/decks';
import type { GameRecord } from '@vaultsong/engine';
import { editionNames, houses, isDefined, isStateHash, recordFormat } from '@vaultsong/engine';
import * as z from 'zod';
import { UserError } from './errors.ts';
import { printablePath, readText } from './input.ts';

const bytes = 50_000_000;
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
          .array(z.enum(['aember', 'capture', 'damage', 'draw', 'discard']))
          .max(20)
          .exactOptional(),
        houseIcons: z.array(z.enum(houses)).max(20).exactOptional(),
      }),
    )
    .max(200),
  beside: z.array(cardName).max(20).exactOptional(),
});

const setup = z
  .object({
    decks: z.array(deckList).min(2).max(4),
    seed: z.int(),
    chance: z.string().max(32).exactOptional(),
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

const gameRecord: z.ZodType<GameRecord> = z.object({
  format: z.literal(recordFormat),
  version: z.string(),
  setup,
  setupHash: setupHash.exactOptional(),
  answers: listOf(index),
  checkpoints: listOf(z.object({ answers: index, turn: index, hash })),
  winner: z.int().min(0).max(3).nullable(),
  hash,
});

/**
 * Reads the record of a game.
 * @throws UserError that says where the file is no record
 */
export async function loadRecord(path: string): Promise<GameRecord> {
  const json = parsed(path, await readText(path, bytes));
  const result = gameRecord.safeParse(json);
  if (result.success) return result.data;
  const faults = result.error.issues
    .slice(0, 10)
    .map((issue) => `\n  ${printable(issue.path.join('.')) || 'the file'}: ${issue.message}`);
  throw new UserError(`${printablePath(path)} is not the record of a game:${faults.join('')}`);
}

function parsed(path: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new UserError(`${printablePath(path)} is not JSON: ${error.message}. Is the file complete?`);
  }
}
