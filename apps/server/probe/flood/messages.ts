// Messages between the process that measures and the one that floods.
import { z } from 'zod';

/** What became of what an attack asked for. */
const counts = z.object({
  /** Done as it was asked. */
  served: z.int(),
  /** By a limit: 429, or `too-many` of the live protocol. */
  limited: z.int(),
  /** For another reason. */
  refused: z.int(),
  /** The connection ended, or was not taken. */
  ended: z.int(),
});
export type Counts = z.infer<typeof counts>;

export const fromAttackers = z.union([
  z.object({ say: z.literal('ready') }),
  /** By name of the attack. */
  z.object({ say: z.literal('done'), counts: z.record(z.string(), counts) }),
  z.object({ say: z.literal('failed'), why: z.string() }),
]);
export type FromAttackers = z.infer<typeof fromAttackers>;

export type ToAttackers =
  /** Prepares what it attacks with: a long game that is over, say. */
  | { readonly say: 'prepare'; readonly address: string }
  | { readonly say: 'attack'; readonly seconds: number; readonly only: readonly string[] };
