// Time limits of a table, agreed before anybody sits down.
import { z } from 'zod';

const seconds = (most: number) => z.int().min(1).max(most);

export const clockTerms = z.discriminatedUnion('is', [
  z.object({ is: z.literal('none') }),
  /** So long for each turn of the game, for all that is decided in it. */
  z.object({ is: z.literal('turn'), seconds: seconds(3_600).min(15) }),
  /** So long for the whole game, and so much more for each turn of one's own that is over. */
  z.object({ is: z.literal('chess'), seconds: seconds(10_800).min(60), increment: z.int().min(0).max(300) }),
  /** Correspondence: so many days for each turn. */
  z.object({ is: z.literal('days'), days: z.int().min(1).max(14) }),
]);
export type ClockTerms = z.infer<typeof clockTerms>;
