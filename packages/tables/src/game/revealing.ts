// What is not innocently taken back: something hidden became known by it. The events tell most of that; the rest is looked for in
// the state itself, because cards come to light in many ways (discarded at random, played from a deck, looked at by a question).
import type { GameEvent, Seat, State } from '@vaultsong/engine';

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

/** What was known before an answer, as `isInnocent` compares it. */
export interface Known {
  readonly rng: string;
  /** By card: bit n is set where seat n knew it. */
  readonly cards: readonly number[];
}

const everybody = -1;

const knownIn = (state: State): readonly number[] =>
  state.cards.map(({ zone, now, known = 0 }) => (zone === 'play' && now?.facedown === undefined ? everybody : known));

/** To be asked for before an answer changes the state. */
export const knownBefore = (state: State): Known => ({ rng: state.rng.join(), cards: knownIn(state) });

/**
 * Whether nothing came to light by an answer but what the one who gave it knew: no chance, and no card that they did not know.
 * @param state after the answer
 */
export function isInnocent({ rng, cards }: Known, state: State, events: readonly GameEvent[], seat: Seat): boolean {
  if (reveals(events) || state.rng.join() !== rng) return false;
  const own = 1 << seat;
  return knownIn(state).every((now, id) => {
    const before = cards[id] ?? 0;
    return (before & own) !== 0 || (now & ~before) === 0;
  });
}
