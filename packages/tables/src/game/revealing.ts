// What is not innocently taken back: something hidden became known by it.
import type { GameEvent } from '@vaultsong/engine';

const revealing: ReadonlySet<GameEvent['type']> = new Set([
  'draw',
  'reveal',
  'shuffle',
  'mulligan',
  'turnEnded',
  'takeArchives',
]);

/** Something hidden became known by one of these events. */
export const reveals = (events: readonly GameEvent[]): boolean => events.some(({ type }) => revealing.has(type));
