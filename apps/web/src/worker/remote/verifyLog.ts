// Check of the log of a table, a chunk of its own: it plays all games of the table again, adventures too, and few ask for it.
import type { Verdict } from '@vaultsong/tables';
import { verify } from '@vaultsong/tables';
import { z } from 'zod';

const entries = z.array(z.object({ seq: z.int(), at: z.int(), data: z.string(), hash: z.string() }));

/** @param log as the server gave it */
export function verifyLog(table: string, log: unknown): Verdict {
  const read = entries.safeParse(log);
  return read.success
    ? verify(table, read.data)
    : { faults: ['The log that the server gave is none'], games: 0, nonces: [] };
}
