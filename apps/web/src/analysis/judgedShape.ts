// Shape of what was judged, for what this browser has kept of it: another version of this program may have written that.
import type { Judged } from '@vaultsong/bots';
import { standingTermNames } from '@vaultsong/bots';
import type { AskKind } from '@vaultsong/engine';
import * as z from 'zod';

const count = z.int().min(0);
const seat = z.int().min(0).max(4);
const text = z.string().max(2_000);
const spread = z.object({ mean: z.number(), deviation: z.number(), error: z.number() });
const counts = z.array(z.number()).max(4);

const turn = z.object({
  what: z.literal('turn'),
  at: count,
  turn: count,
  active: seat,
  keys: counts,
  aember: counts,
  chances: z.array(spread).length(2),
});

const kinds = [
  'mulligan',
  'house',
  'name',
  'trait',
  'archives',
  'move',
  'omni',
  'cards',
  'flank',
  'order',
  'replace',
  'may',
  'option',
  'number',
  'turn-order',
  'pile',
  'contribute',
  'key',
  'how',
] as const satisfies readonly AskKind[];

const answer = z.object({
  what: z.literal('answer'),
  at: count,
  turn: count,
  seat,
  kind: z.enum(kinds),
  given: text,
  best: text,
  why: text,
  wasBest: z.boolean(),
  plan: z.array(text).max(20),
  reasons: z.object({
    best: count,
    other: count,
    bestChance: spread,
    otherChance: spread,
    lead: spread,
    reasons: z.array(z.object({ term: z.enum(standingTermNames), seat, worth: z.number() })).max(100),
  }),
});

export const judgedShape: z.ZodType<Judged> = z.discriminatedUnion('what', [turn, answer]);
