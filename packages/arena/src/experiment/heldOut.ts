// Decks to measure bots by: half of them real ones that come with the program, half new ones of all sets by a seed. No bot is made
// by them as long as its maker fits it with other seeds.
import { seedFor } from '@vaultsong/bots';
import { generateDeck, generatedSets, referenceDecks, toDeckList } from '@vaultsong/decks';
import type { DeckList } from '@vaultsong/engine';

/** Keeps these seeds apart from those of games. */
const [drawn, made] = [0x0dec, 0xdec0];

/**
 * @param count how many; half of them are real, as far as there are so many
 * @param seed of those that are drawn, and those that are made
 */
export function heldOutDecks(count: number, seed: number): readonly DeckList[] {
  const real = referenceDecks
    .map(({ deck }, i) => ({ deck, lot: seedFor(seedFor(seed, drawn), i) }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, Math.ceil(count / 2));
  const fresh = Array.from({ length: count - real.length }, (_, i) =>
    generateDeck({ set: generatedSets[i % generatedSets.length] ?? 'cota', seed: seedFor(seedFor(seed, made), i) }),
  );
  return [...real.map(({ deck }) => deck), ...fresh].map(toDeckList);
}
