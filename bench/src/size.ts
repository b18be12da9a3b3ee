// Size of a live state as JSON: the weight of a save, a message or an entry of a search table.
import type { State } from '@vaultsong/engine';

/** Bytes of the JSON text, the median of the states. */
export function stateBytes(states: readonly State[]): number {
  const sizes = states.map((state) => new TextEncoder().encode(JSON.stringify(state)).length).sort((x, y) => x - y);
  return sizes[Math.floor(sizes.length / 2)]!;
}
