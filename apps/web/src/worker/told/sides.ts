// Who sits where from one player's place.
import type { Seat, View } from '@vaultsong/engine';
import type { Sides } from '../../wire/snapshot.ts';

/** @param me whose eyes the table is seen with */
export function sidesOf({ adventure, players }: View, me: Seat): Sides {
  const others = players.map((_, i) => (me + i) % players.length).slice(1);
  const foe = adventure?.automaton ?? others[0] ?? me;
  return { me, foe, mates: others.filter((seat) => seat !== foe) };
}
