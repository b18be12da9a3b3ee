// Time limits of a table, agreed before anybody sits down.
import { z } from 'zod';

const seconds = (most: number) => z.int().min(1).max(most);

export const clockTerms = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none') }),
  z.object({
    type: z.literal('turn'),
    seconds: seconds(3_600)
      .min(15)
      .meta({ unit: 'seconds', description: 'Time for each turn, for all decisions in it.' }),
  }),
  z.object({
    type: z.literal('chess'),
    seconds: seconds(10_800).min(60).meta({ unit: 'seconds', description: 'Time for the whole game.' }),
    increment: z.int().min(0).max(300).meta({ unit: 'seconds', description: 'Time added after each own turn.' }),
  }),
  z.object({
    type: z.literal('days'),
    days: z.int().min(1).max(14).meta({ unit: 'days', description: 'Correspondence: time for each turn.' }),
  }),
]);
export type ClockTerms = z.infer<typeof clockTerms>;
