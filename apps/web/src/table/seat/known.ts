// Finds a card that the viewer knows by its key, with all facts of this copy: its icons, its house, how it lies.
import type { InPlayView, KnownCard, View } from '@vaultsong/engine';
import type { CardKey } from '@vaultsong/foresight';
import { inPlay, keyOf } from '@vaultsong/foresight';

/** A card in play by its key, upgrades too. */
export function findInPlay(view: View, key: CardKey | null): InPlayView | null {
  const all = inPlay(view);
  return [...all, ...all.flatMap((card) => card.upgrades)].find((card) => keyOf(card.ref) === key) ?? null;
}

/** A card by its key wherever it lies; null for one that the viewer does not know there. */
export function findKnown(view: View, key: CardKey | null): KnownCard | null {
  if (key === null) return null;
  const lying = view.players.flatMap(({ hand, archives, discard, purged, top }) => [
    ...[hand, archives, discard, purged].flat(),
    ...(top === undefined ? [] : [top]),
  ]);
  const known = lying.find((card): card is KnownCard => card.known && keyOf(card.ref) === key);
  return known ?? findInPlay(view, key);
}
