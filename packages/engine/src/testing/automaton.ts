// A plain automaton for the engine's own tests: it advances for 3 æmber, draws a card and plays it, uses its cards, readies.

import type { AdventurePosition } from '../host/positionShape.ts';
import { define } from '../language/definitions.ts';
import {
  advance,
  adversaryCard,
  constant,
  dealsWhenFighting,
  draw,
  each,
  forEach,
  getsPower,
  inArchives,
  playCard,
  playersOf,
  product,
  seq,
  thisCard,
  useAutomatons,
} from '../language/words.ts';
import { defineAdventure } from '../seats/programs.ts';

define([
  adversaryCard(
    { id: 'kraken', name: 'Kraken', house: 'keyraken' },
    constant(getsPower(thisCard, product(10, playersOf('opponent'))), dealsWhenFighting(thisCard, 3)),
  ),
]);

/** Cards that make the last seat of a position an automaton, beside its adversary `kraken`. */
export const adventure: AdventurePosition = {
  program: defineAdventure(
    'test',
    seq(
      { kind: 'rule', step: 'begin-turn' },
      advance(3),
      draw(1),
      forEach(each(inArchives({})), (card) => [playCard(card)]),
      useAutomatons('adversary'),
      useAutomatons('creatures'),
      useAutomatons('artifacts'),
      { kind: 'rule', step: 'ready-all' },
      { kind: 'rule', step: 'end-turn' },
      { kind: 'rule', step: 'next-turn' },
    ),
  ),
};

/** The seat of that automaton in a position. */
export const foe = { adversary: 'kraken' } as const;
