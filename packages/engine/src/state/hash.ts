// A short name for a state: records carry one for each turn, so that a replay that goes another way is noticed at once.
import type { State } from './state.ts';

/**
 * Which form of JSON states have. It is raised when a field of the state is named, left out or placed otherwise, and when cards
 * get other ids: hashes of different forms are those of different texts, and tell nothing about each other.
 */
const stateForm = 5;

/**
 * A 53-bit hash of everything in the state (cyrb53 over its JSON), as 14 hexadecimal digits after the form of the JSON, such
 * as "5-0123456789abcd". Equal states have equal hashes; it guards against drift, not against malice.
 */
export const stateHash = (s: State): string => `${stateForm}-${textHash(JSON.stringify(s))}`;

/** Whether a hash may be that of a state. Until there were two forms it named none. */
export const isStateHash = (text: string): boolean => /^([1-9][0-9]*-)?[0-9a-f]{14}$/.test(text);

const formOf = (hash: string): string => hash.slice(0, hash.lastIndexOf('-') + 1);

/** Whether two hashes are of states in the same form, so that they can be compared. */
export const areOfOneForm = (a: string, b: string): boolean => formOf(a) === formOf(b);

/** The same hash of any text, as 14 hexadecimal digits. */
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
