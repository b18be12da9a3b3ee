// Backoff of the connection: a longer wait before each try, and a random one, so that clients do not all connect at one
// moment when a server comes back.

const first = 500;
const longest = 15_000;

/**
 * @param tries how many have failed since the last success
 * @param chance from 0 to 1
 * @returns milliseconds
 */
export function waitBefore(tries: number, chance: number): number {
  const whole = Math.min(longest, first * 2 ** Math.min(tries, 10));
  return Math.round(whole * (0.5 + chance / 2));
}
