// Adds to the chance of a table where the server seated one: it waits some seconds for that, and then begins without.
import type { Live } from './live/live.ts';
import { LiveError } from './live/live.ts';
import { withNonce } from './nonces.ts';

/** Of the codes of refusals this one alone does not come from the server. */
const isRefused = (error: unknown): boolean => error instanceof LiveError && error.code !== 'lost';

/** Whoever comes too late, or has added from another device, need not hear of it. */
export function addNonce(live: Live, table: string, seat: number): void {
  withNonce(table, seat, (nonce) => live.do(table, { type: 'add-nonce', nonce }), isRefused).catch(() => undefined);
}
