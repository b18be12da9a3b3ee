// Operator and terms of a server.
import { z } from 'zod';

export const aboutAnswer = z
  .object({
    operator: z.string().nullable(),
    contact: z.string().nullable(),
    terms: z.string().nullable(),
    logAddresses: z.enum(['short', 'full', 'none']).describe('The part of a client address that the log has.'),
  })
  .describe('null: not said. `terms`: an address, or the text itself.');
