// Row of a table as lists read it: what stands beside its log, perhaps written by an earlier version.
import { houses } from '@vaultsong/engine';
import { closeReasons, terms } from '@vaultsong/tables';
import { z } from 'zod';
import type { tables } from '../store/schema/tables.ts';

/** What stands in the column `listing`. */
export const kept = z.object({
  stage: z.enum(['waiting', 'bidding', 'choosing-first', 'playing', 'over', 'closed']),
  terms,
  seats: z.array(
    z
      .object({
        ...{ person: z.string().nullable(), bot: z.string().nullable(), deck: z.string().nullable() },
        // Rows of before have none.
        houses: z.array(z.enum(houses)).default([]),
      })
      .nullable(),
  ),
  score: z.array(z.int()),
  winner: z.int().nullable(),
  // Rows of before have no such field.
  closed: z.enum(closeReasons).nullable().default(null),
  /** Rows of before have none. */
  games: z.array(z.object({ winner: z.int(), first: z.int().nullable(), deckOf: z.array(z.int()) })).optional(),
});

export type Kept = z.infer<typeof kept>;
export type Row = Pick<typeof tables.$inferSelect, 'id' | 'createdAt' | 'changedAt' | 'listing' | 'asked'>;
