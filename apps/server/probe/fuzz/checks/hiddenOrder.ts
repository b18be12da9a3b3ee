// The order in which another player's hidden cards are told: the hidden ones, then those that are known by their ids. Any other order could
// tell which card came when.
import type { View } from '@vaultsong/engine';

/** The first place in which the order of a view tells something; null where none does. */
export function tellingOrder({ viewer, players }: Pick<View, 'viewer' | 'players'>): string | null {
  for (const player of players) {
    if (player.seat === viewer) continue;
    for (const zone of ['hand', 'archives'] as const) {
      let last = -1;
      for (const card of player[zone]) {
        const id = card.known ? card.ref.id : -1;
        if (id < last) return `a viewer was told the ${zone} of another player in an order that is not that of ids`;
        last = id;
      }
    }
  }
  return null;
}
