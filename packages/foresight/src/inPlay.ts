// The cards in play, which all see.
import type { InPlayView, View } from '@vaultsong/engine';

/** All creatures and artifacts in play, and an adversary; upgrades are found on what they lie on. */
export const inPlay = ({ adventure, players }: View): readonly InPlayView[] => [
  ...(adventure === null ? [] : [adventure.adversary]),
  ...players.flatMap(({ line, artifacts }) => [...line, ...artifacts]),
];
