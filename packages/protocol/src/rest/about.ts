// Who runs a server, and by which terms one plays there.
import { z } from 'zod';

/** Null: not said. `terms`: an address, or the text itself. */
export const aboutAnswer = z.object({
  operator: z.string().nullable(),
  contact: z.string().nullable(),
  terms: z.string().nullable(),
  /** What the log has of the addresses that requests come from. */
  logAddresses: z.enum(['short', 'full', 'none']),
});
