// Flights of æmber between two moments: from the creature that reaped, or from the pool that lost it, to the pool that
// gained it.
import type { Seat } from '@vaultsong/engine';
import type { CardKey } from '@vaultsong/foresight';
import { keyOf } from '@vaultsong/foresight';
import type { Snapshot } from '../../wire/snapshot.ts';

export interface Flight {
  readonly from: { readonly at: 'card'; readonly key: CardKey } | { readonly at: 'pool'; readonly seat: Seat };
  readonly to: Seat;
}

/** So many gems at once can still be followed. */
export const mostFlights = 3;

/** @param before null at the beginning of a game */
export function flightsBetween(before: Snapshot | null, after: Snapshot): readonly Flight[] {
  if (before === null || before.game !== after.game || after.view.turn < before.view.turn) return [];
  const old = before.view.players;
  const change = (seat: Seat): number => (after.view.players[seat]?.aember ?? 0) - (old[seat]?.aember ?? 0);
  return after.view.players
    .flatMap(({ seat, line }): readonly Flight[] => {
      const gained = change(seat);
      if (gained <= 0) return [];
      // A player who forges pays, and no other gains that æmber.
      const giver = after.view.players.find(
        (one) => one.seat !== seat && change(one.seat) < 0 && one.keys === old[one.seat]?.keys,
      );
      const wasReady = new Set((old[seat]?.line ?? []).filter((card) => !card.exhausted).map(({ ref }) => ref.id));
      const reaper = line.find((card) => card.exhausted && wasReady.has(card.ref.id));
      const from: Flight['from'] | null =
        giver !== undefined
          ? { at: 'pool', seat: giver.seat }
          : reaper === undefined
            ? null
            : { at: 'card', key: keyOf(reaper.ref) };
      return from === null ? [] : Array.from({ length: gained }, () => ({ from, to: seat }));
    })
    .slice(0, mostFlights);
}
