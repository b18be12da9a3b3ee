/** The games that the chance to win is learnt from, and those that it is tried on: of bots, with decks of all sets. */
import type { Bot } from '@vaultsong/bots';
import { plannerBot, randomFrom, rulesBot, seedFor } from '@vaultsong/bots';
import { bundledDecks, generateDeck, generatedSets, toDeckList } from '@vaultsong/decks';
import type { DeckList, Setup } from '@vaultsong/engine';

export interface Lot {
  /** All games depend on it. */
  readonly seed: number;
  readonly rulesGames: number;
  readonly plannerGames: number;
}

export interface Game {
  readonly setup: Setup;
  readonly bot: Bot;
  /** Its decks are in no game that is learnt from. */
  readonly isHeldOut: boolean;
}

/** One game in so many is held out. */
const heldOut = 4;
/** One deck in so many is a real one. */
const real = 4;

export const gamesOf = ({ rulesGames, plannerGames }: Lot): number => rulesGames + plannerGames;

export function gameOf(lot: Lot, index: number): Game {
  const isHeldOut = index % heldOut === 0;
  const seed = seedFor(lot.seed, index);
  const decks = [0, 1].map((seat) => deckOf(seedFor(seed, seat), isHeldOut));
  return { setup: { decks, seed, first: index % 2 }, bot: index < lot.rulesGames ? rulesBot : plannerBot, isHeldOut };
}

/** Half of the real decks are for the games that are held out; of new ones no seed comes twice. */
function deckOf(seed: number, isHeldOut: boolean): DeckList {
  const random = randomFrom(seed);
  if (random() * real < 1) {
    const pool = bundledDecks.filter((_, i) => (i % 2 === 0) === isHeldOut);
    const drawn = pool[Math.floor(random() * pool.length)];
    if (drawn !== undefined) return toDeckList(drawn.deck);
  }
  const set = generatedSets[Math.floor(random() * generatedSets.length)] ?? 'cota';
  return toDeckList(generateDeck({ set, seed }));
}
