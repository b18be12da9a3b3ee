// The cut: single elimination, in which the best meet as late as can be.
import type { Round } from '../tournament.ts';

/** Somebody, or nobody any more. */
export type Slot = string | null;

/** How a bracket begins: first against last, so that first and second meet in the final. @param seeds 2, 4 or 8, the best first */
export function openingSlots(seeds: readonly string[]): readonly Slot[] {
  let order = [0];
  while (order.length < seeds.length) {
    const size = order.length * 2;
    order = order.flatMap((slot) => [slot, size - 1 - slot]);
  }
  return order.map((slot) => seeds[slot] ?? null);
}

/** Two and two of those who are left. */
export function pairsOf(slots: readonly Slot[]): readonly (readonly [Slot, Slot])[] {
  return Array.from({ length: slots.length / 2 }, (_, at) => [slots[2 * at] ?? null, slots[2 * at + 1] ?? null]);
}

/** Who is left after a round. */
export const afterRound = (slots: readonly Slot[], { pairings, byes }: Round): readonly Slot[] =>
  pairsOf(slots).map(([one, other]) => {
    const played = pairings.find(({ players }) => players.some((person) => person === one || person === other));
    if (played !== undefined) {
      const { result, players } = played;
      return result === null || result.winner === null ? null : players[result.winner];
    }
    return [one, other].find((slot) => slot !== null && byes.includes(slot)) ?? null;
  });

/** The bracket, round by round: who stood where before each, and who is left now. */
export function bracketOf(seeds: readonly string[], rounds: readonly Round[]): readonly (readonly Slot[])[] {
  const stages = [openingSlots(seeds)];
  for (const round of rounds) stages.push(afterRound(stages.at(-1) ?? [], round));
  return stages;
}
