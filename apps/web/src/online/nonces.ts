// What this browser adds to the chance of a table, so that the server alone cannot choose it; kept, so that one can look afterwards
// whether it is in the log, and so that the same is sent again where the answer was lost.
import { z } from 'zod';

const place = 'vaultsong.nonces';

/** So many are kept: who looks at the shuffles looks at a match of these days. */
const mostKept = 200;

const keptNonce = z.object({
  table: z.string(),
  seat: z.int(),
  nonce: z.string(),
  /** The server said that it has it. */
  isKnown: z.boolean(),
});
type Kept = z.infer<typeof keptNonce>;

let all: readonly Kept[] | null = null;

function read(): readonly Kept[] {
  if (all !== null) return all;
  try {
    all = z.array(keptNonce).parse(JSON.parse(window.localStorage.getItem(place) ?? '[]'));
  } catch {
    all = [];
  }
  return all;
}

function write(kept: readonly Kept[]): void {
  all = kept.slice(-mostKept);
  try {
    window.localStorage.setItem(place, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing: it holds for this page.
  }
}

const find = (table: string, seat: number): Kept | undefined =>
  read().find((one) => one.table === table && one.seat === seat);

const without = (table: string, seat: number): readonly Kept[] =>
  read().filter((one) => one.table !== table || one.seat !== seat);

/** Sixteen bytes of chance. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Adds to the chance of a table.
 * @param send brings it to the server; fails where it was refused, or got lost
 * @param isRefused whether the server said by that failure that it does not have it
 */
export async function withNonce(
  table: string,
  seat: number,
  send: (nonce: string) => Promise<void>,
  isRefused: (error: unknown) => boolean,
): Promise<void> {
  const nonce = find(table, seat)?.nonce ?? newNonce();
  const keep = (isKnown: boolean): void => write([...without(table, seat), { table, seat, nonce, isKnown }]);
  const wasKnown = find(table, seat)?.isKnown === true;
  keep(wasKnown);
  try {
    await send(nonce);
    keep(true);
  } catch (error) {
    if (!wasKnown && isRefused(error)) write(without(table, seat));
    throw error;
  }
}

/** What the server said to have of this browser; null: nothing that is known here. */
export function addedNonce(table: string, seat: number): string | null {
  const kept = find(table, seat);
  return kept?.isKnown === true ? kept.nonce : null;
}
