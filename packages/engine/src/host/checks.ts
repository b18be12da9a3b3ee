// Checks of a setup: they name its fault before anything is dealt.

import { editionNames } from '../editions/editions.ts';
import { MOST_CHAINS } from '../state/chains.ts';
import { isChance } from '../state/random.ts';
import { checkAdventure, playersIn } from './adventure.ts';
import { checkDeck } from './lists.ts';
import type { Setup } from './setup.ts';
import { SetupError } from './setup.ts';

/** R: v1.3 p.2: the standard game is for two players; only an adventure has a team. */
const SEATS = 2;

/** @throws SetupError when a game cannot begin so. */
export function checkSetup(setup: Setup): void {
  const { decks, seed, chance, edition, first, chains, adventure } = setup;
  if (decks.length < 2) throw new SetupError(`A game needs a deck for each of at least 2 seats, not ${decks.length}`);
  if (!Number.isSafeInteger(seed)) throw new SetupError(`The seed must be a whole number, not ${seed}`);
  if (chance !== undefined && !isChance(chance))
    throw new SetupError(
      `Chance must be 32 or 64 hexadecimal digits that are not all zero, not ${chance.slice(0, 40)}`,
    );
  if (edition !== undefined && !editionNames.includes(edition))
    throw new SetupError(`Unknown edition ${edition}; there is ${editionNames.join(', ')}`);
  if (adventure !== undefined) checkAdventure(decks.length - 1, adventure);
  else if (decks.length > SEATS)
    throw new SetupError(
      `A game is for ${SEATS} decks, not ${decks.length}: more of them are a team, which needs an adventure`,
    );
  const players = playersIn(setup);
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < players))
    throw new SetupError(`The first player must be a seat from 0 to ${players - 1}, not ${first}`);
  if (
    chains !== undefined &&
    (chains.length !== decks.length || chains.some((n) => !Number.isInteger(n) || n < 0 || n > MOST_CHAINS))
  )
    throw new SetupError(
      `Chains must be a whole number from 0 to ${MOST_CHAINS} for each seat, not ${chains.join(', ')}`,
    );
  for (const deck of decks) checkDeck(deck);
}
