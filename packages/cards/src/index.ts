// Every playable card, made known to the engine when this module is loaded.

import type { CardDef } from '@vaultsong/engine';
import { define } from '@vaultsong/engine';
import * as houses from './houses.ts';
import type { PrintedCard } from './printed.ts';
import { printedCards } from './printed.ts';
import { cardSets } from './sets.ts';

export { type Abilities, abilities, erratum, type PlayedHouse, playedAsUpgrade } from './abilities.ts';
export { type Drawer, type Facts, firstIn, ofAutomaton } from './facts.ts';
export { type Basis, type Ruling, rulings, sourceOf } from './rulings/index.ts';
export { cardSets, findSet, type SetId } from './sets.ts';

const played = cardSets.flatMap(({ id }) => Object.values(houses).filter(({ drawer }) => drawer.set === id));

/** Every playable card, once, whatever sets it was printed in: the oldest sets first, and in each by house and id. */
export const cards: readonly CardDef[] = played.flatMap((house) => house.cards);

define(cards);

/** The facts of every playable card; those of the others stand in the catalogue. */
export const playable: readonly PrintedCard[] = [...new Set(played.map(({ drawer }) => drawer))]
  .flatMap(printedCards)
  .filter((card) => card.playable);
