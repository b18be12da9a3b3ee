// Operator and terms of a server.
import { z } from 'zod';

/** Null: not said. `terms`: an address, or the text itself. */
export const aboutAnswer = z.object({
  operator: z.string().nullable(),
  contact: z.string().nullable(),
  terms: z.string().nullable(),
  /** The part of a client address that the log has. */
  logAddresses: z.enum(['short', 'full', 'none']),
});
