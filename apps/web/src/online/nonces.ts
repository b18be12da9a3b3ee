// Nonces that this browser adds to the randomness of a table, so that the server alone cannot choose it. The browser
// keeps them for two reasons: the player can check later that they are in the log, and a retry after a lost answer
// sends the same nonce.
import { z } from 'zod';

const place = 'vaultsong.nonces';

/** Limit of kept nonces: a player who checks the shuffles checks a recent match. */
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

/** The nonce that the server confirmed to have from this browser; null: none is known here. */
export function addedNonce(table: string, seat: number): string | null {
  const kept = find(table, seat);
  return kept?.isKnown === true ? kept.nonce : null;
}
