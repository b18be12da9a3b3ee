// Detects whether an answer revealed hidden information, so that taking it back is not innocent. Events tell most of
// that. The state itself shows the rest, because cards come to light in many ways (discarded at random, played from a
// deck, looked at by a question).
import type { Card, GameEvent, Seat, State } from '@vaultsong/engine';
import { isSameChance } from '@vaultsong/engine';

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

/** Seats that knew a card: bit n is set for seat n. */
const everybody = -1;

const knownOf = ({ zone, now, known = 0 }: Card): number =>
  zone === 'play' && now?.facedown === undefined ? everybody : known;

/**
 * Whether nothing came to light by an answer but what the one who gave it knew: no chance, and no card that they did not know.
 * @param before the state before the answer
 * @param state after it
 */
export function isInnocent(before: State, state: State, events: readonly GameEvent[], seat: Seat): boolean {
  if (reveals(events) || !isSameChance(state.rng, before.rng)) return false;
  const own = 1 << seat;
  return state.cards.every((card, id) => {
    const was = before.cards[id];
    // A card is never changed, only replaced.
    if (was === card) return true;
    const known = was === undefined ? 0 : knownOf(was);
    return (known & own) !== 0 || (knownOf(card) & ~known) === 0;
  });
}
