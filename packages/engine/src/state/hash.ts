// A short name for a state: records carry one for each turn, so that a replay that goes another way is noticed at once.
import type { State } from './state.ts';

/**
 * A 53-bit hash of everything in the state (cyrb53 over its JSON), as 14 hexadecimal digits. Equal states have equal
 * hashes; it guards against drift, not against malice.
 */
export const stateHash = (s: State): string => textHash(JSON.stringify(s));

/** The same hash of any text. */
export function textHash(text: string): string {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ c, 2654435761);
    h2 = Math.imul(h2 ^ c, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(16).padStart(14, '0');
}
