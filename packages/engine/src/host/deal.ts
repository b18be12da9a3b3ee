// A new game: v1.3 p.2, "Game setup". The decks are shuffled, the first player is drawn, hands are dealt, and the first
// question is whether the first player keeps the hand (in a Quickstart game, what the first turn asks).

import { defaultEdition, editionOf } from '../editions/editions.ts';
import { shuffleDeck } from '../hidden/shuffling.ts';
import { startGame } from '../run/machine.ts';
import { isAsked } from '../seats/seats.ts';
import { chainPenalty, startingHand } from '../state/chains.ts';
import { player } from '../state/players.ts';
import { randomBelow } from '../state/random.ts';
import type { State } from '../state/state.ts';
import { moveOut } from '../state/zones.ts';
import type { Seat } from '../terms.ts';
import { addAutomaton, isOrderChosen, playersIn } from './adventure.ts';
import { addBeside, addCard, emptyState } from './building.ts';
import { checkSetup } from './checks.ts';
import type { Setup } from './setup.ts';

/**
 * R: v1.3 p.8 (v1.0 p.8, Master 16 "Chains"): chains apply to the starting hand, and one is shed. In the reference
 * manual, 3, hands are of seven and six cards, and chains are spoken of in its 4.5 only: the draw step.
 */
function dealHand(s: State, seat: Seat): void {
  const p = player(s, seat);
  const chainsCount = editionOf(s.edition).chainsAtSetup === 'fewer-cards-and-one-shed';
  const size = startingHand(s, seat) - (chainsCount ? chainPenalty(p.chains) : 0);
  for (let i = 0; i < size; i++) {
    const top = p.deck[p.deck.length - 1];
    if (top !== undefined) moveOut(s, top, { zone: 'hand', seat });
  }
  if (chainsCount && p.chains > 0) p.chains--;
}

/**
 * Deals a new game and runs to its first question: the mulligan of the first player, or in a Quickstart game the first
 * question of the first turn.
 * @throws SetupError when the setup cannot be played.
 */
export function deal(setup: Setup): State {
  checkSetup(setup);
  const { decks, seed, edition = defaultEdition, chains, adventure } = setup;
  const draft = emptyState([], seed, edition, 0);
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
  for (const seat of s.players.keys()) if (isAsked(s, seat)) dealHand(s, seat);
  startGame(s, { quickstart: setup.quickstart === true, unordered });
  return s;
}
