// Verbs beside the cards: what the rules themselves do, the prevention of what would happen, and the valve for the odd card.

import { constant } from '../ability.ts';
import type { GameEvent } from '../events.ts';
import type { Node } from '../language.ts';
import { skipsStep, takesNextTurn } from '../modifier/players.ts';
import { lasting, seq } from '../node/steps.ts';
import type { HouseRef } from '../phrase/filter.ts';
import type { Scope, StateReading } from '../reading.ts';

export type RuleVerb =
  | { readonly kind: 'prevent' } // the event that the ability waits for does not happen; of an attack: no fight comes of it
  | { readonly kind: 'activeHouse'; readonly house: HouseRef } // it is the active house from now on, which nobody has chosen
  | { readonly kind: 'endStep' } // no more playing, using and discarding in it
  | { readonly kind: 'rule'; readonly step: RuleStep } // the rules' own steps, which no card says
  // valve: a card's own pure verb
  | {
      readonly kind: 'special';
      readonly says: string;
      readonly events: (reading: StateReading, scope: Scope) => readonly GameEvent[];
    };

/** Single strokes of the rules; programs.ts puts them together. `card` is the variable of the program. */
export type RuleStep =
  | 'begin-turn'
  | 'begin-forge'
  | 'begin-house'
  | 'set-active-house'
  | 'begin-main'
  | 'take-archives'
  | 'begin-ready'
  | 'ready-all'
  | 'begin-draw'
  | 'refill'
  | 'end-turn'
  | 'next-turn'
  | 'start-play'
  | 'reconsider'
  | 'entering'
  | 'enter'
  | 'played'
  | 'finish-play'
  | 'discard-from-hand'
  | 'use-to-reap'
  | 'use-to-fight'
  | 'use-action'
  | 'use-omni'
  | 'use-to-unstun'
  | 'attack'
  | 'begin-exchange'
  | 'exchange'
  | 'fought'
  | 'reaped'
  | 'action-taken'
  | 'omni-taken'
  | 'assault'
  | 'splash-attack'
  | 'hazardous'
  | 'move-beside'
  | 'activate'
  | 'fulfill'
  | 'end-fate';

/** That house is the active house from now on. */
export const makeActive = (house: HouseRef): Node => ({ kind: 'activeHouse', house });
/** "End your turn": cards are neither readied nor drawn. */
export const endTurn: Node = seq(lasting('turn', constant(skipsStep('active', 'ready'), skipsStep('active', 'draw'))), {
  kind: 'endStep',
});

/** "Take another turn after this one." */
export const takeAnotherTurn: Node = lasting('game', constant(takesNextTurn('you')), 1);

/** In an ability that waits for the moment before an event, or before a fight: that does not happen. */
export const preventIt: Node = { kind: 'prevent' };
