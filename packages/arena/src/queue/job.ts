// Jobs sent through a broker: some fixtures with what they are played with, and what came of them.

import type { BotName } from '@vaultsong/bots';
import { isBotName } from '@vaultsong/bots';
import { editionNames, houses } from '@vaultsong/engine';
import { z } from 'zod';
import type { Fixture, Played, Venue } from '../executor/fixture.ts';
import { playedShape } from '../journal/journal.ts';

/** Some games of one run of a command. */
export interface Job {
  /** Whose they are. */
  readonly run: string;
  readonly venue: Venue;
  readonly fixtures: readonly Fixture[];
}

export interface JobResult {
  /** May be fewer than were asked for: whoever leaves gives the others back. */
  readonly played: readonly Played[];
  /** How long it took, in milliseconds. */
  readonly took: number;
}

const count = z.int().nonnegative();
const house = z.enum(houses);
const deck = z.object({
  name: z.string(),
  houses: z.array(house).readonly(),
  cards: z
    .array(
      z.object({
        name: z.string(),
        house: house.exactOptional(),
        bonus: z.array(z.enum(['aember', 'capture', 'damage', 'draw', 'discard', 'power'])).exactOptional(),
        houseIcons: z.array(house).exactOptional(),
      }),
    )
    .readonly(),
  beside: z.array(z.string()).exactOptional(),
});
const bot = z.custom<BotName>(
  (value) => typeof value === 'string' && isBotName(value),
  'expected a bot of this program',
);
const seat = z.union([z.literal(0), z.literal(1)]);
const jobShape = z.object({
  run: z.string(),
  venue: z.object({
    decks: z.array(deck),
    edition: z.enum(editionNames),
    maxDecisions: count,
    early: z.literal(true).exactOptional(),
  }),
  fixtures: z.array(
    z.object({
      number: count,
      decks: z.tuple([count, count]),
      bots: z.tuple([bot, bot]),
      seed: z.int(),
      first: seat,
      chains: z.tuple([count, count]).exactOptional(),
    }),
  ),
});
const resultShape = z.object({ played: z.array(playedShape), took: z.number().nonnegative() });

/** @throws ZodError for what no farm has written */
export const readJob = (value: unknown): Job => jobShape.parse(value);
/** @throws ZodError for what no worker has written */
export const readResult = (value: unknown): JobResult => resultShape.parse(value);

/** A venue with the decks that some fixtures need, and the fixtures with decks named by their places there. */
export function jobOf(run: string, venue: Venue, fixtures: readonly Fixture[]): Job {
  const used = [...new Set(fixtures.flatMap(({ decks }) => decks))].sort((a, b) => a - b);
  const place = (index: number): number => used.indexOf(index);
  return {
    run,
    venue: { ...venue, decks: used.flatMap((index) => venue.decks[index] ?? []) },
    fixtures: fixtures.map((fixture) => ({ ...fixture, decks: [place(fixture.decks[0]), place(fixture.decks[1])] })),
  };
}
