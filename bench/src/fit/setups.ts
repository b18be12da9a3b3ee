/** The games that weights are fitted to, and those that they are tried on: with decks of all sets, new ones and real ones. */
import { randomFrom, seedFor } from '@vaultsong/bots';
import { generateDeck, generatedSets, referenceDecks, toDeckList } from '@vaultsong/decks';
import type { DeckList, Setup } from '@vaultsong/engine';

export interface Lot {
  readonly setup: Setup;
  /** Its decks are in no game that is learnt from. */
  readonly isHeldOut: boolean;
}

/** One game in so many is held out. */
const heldOut = 4;
/** One deck in so many is a real one. */
const real = 4;

/** @param lots the seed that all games depend on */
export function lotOf(lots: number, index: number): Lot {
  const isHeldOut = index % heldOut === 0;
  const seed = seedFor(lots, index);
  const decks = [0, 1].map((seat) => deckOf(seedFor(seed, seat), isHeldOut));
  return { setup: { decks, seed, first: index % 2 }, isHeldOut };
}

/** Half of the real decks are for the games that are held out; of new ones no seed comes twice. */
export function deckOf(seed: number, isHeldOut: boolean): DeckList {
  const random = randomFrom(seed);
  if (random() * real < 1) {
    const pool = referenceDecks.filter((_, i) => (i % 2 === 0) === isHeldOut);
    const drawn = pool[Math.floor(random() * pool.length)];
    if (drawn !== undefined) return toDeckList(drawn.deck);
  }
  const set = generatedSets[Math.floor(random() * generatedSets.length)] ?? 'cota';
  return toDeckList(generateDeck({ set, seed }));
}
