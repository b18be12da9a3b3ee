// A new game: v1.3 p.2, "Game setup". The decks are shuffled, the first player is drawn, hands are dealt, and the first
// question is whether the first player keeps the hand (in a Quickstart game, what the first turn asks).

import { dealHands } from '../apply/hands.ts';
import { defaultEdition } from '../editions/editions.ts';
import { shuffleDeck } from '../hidden/shuffling.ts';
import { setupAbilities } from '../read/abilities.ts';
import { startGame } from '../run/machine.ts';
import { generatorFrom, randomBelow } from '../state/random.ts';
import type { State } from '../state/state.ts';
import { addAutomaton, isOrderChosen, playersIn } from './adventure.ts';
import { addBeside, addCard, emptyState } from './building.ts';
import { checkSetup } from './checks.ts';
import type { Setup } from './setup.ts';

/**
 * Deals a new game and runs to its first question: the mulligan of the first player, or in a Quickstart game the first
 * question of the first turn.
 * @throws SetupError when the setup cannot be played.
 */
export function deal(setup: Setup): State {
  checkSetup(setup);
  const { decks, seed, chance, edition = defaultEdition, chains, adventure } = setup;
  const draft = emptyState([], seed, edition, 0);
  if (chance !== undefined) draft.rng = generatorFrom(chance);
  const unordered = isOrderChosen(setup);
  const first = setup.first ?? (unordered ? 0 : randomBelow(draft, playersIn(setup)));
  const s = emptyState(
    decks.map((deck, seat) => ({ houses: deck.houses, chains: chains?.[seat] ?? 0 })),
    seed,
    edition,
    first,
  );
  s.rng = draft.rng;
  decks.forEach((deck, seat) => {
    for (const card of deck.cards) addCard(s, seat, card);
    shuffleDeck(s, seat);
  });
  decks.forEach(({ beside = [] }, seat) => {
    for (const name of beside) addBeside(s, seat, name);
  });
  if (adventure !== undefined) addAutomaton(s, adventure);
  // What comes before the hands may ask something, so that they are dealt when it is over.
  if (setupAbilities(s, 'before-hands').length === 0) dealHands(s);
  startGame(s, { quickstart: setup.quickstart === true, unordered });
  return s;
}
