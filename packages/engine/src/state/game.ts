// Tests for a card of this game that can tell or do a certain thing. Decks stay the same for a game. So one pass over its
// cards serves a state that is played on, and a question need not repeat it.

import {
  readsDiscardOrder,
  readsExalts,
  readsHaunting,
  readsKeyColors,
  readsKeysOfLastTurn,
} from '../language/analysis.ts';
import { givesMoveFromDiscard, timesDefined, worksOutOfPlay } from '../language/definitions.ts';
import type { CardName } from '../terms.ts';
import { nameOf } from './card.ts';
import type { State } from './state.ts';

function someCard(does: (name: CardName) => boolean): (s: State) => boolean {
  let askedFor: State | null = null;
  let among = 0;
  let askedWith = -1;
  let answer = false;
  return (s) => {
    if (askedFor !== s || among !== s.cards.length || askedWith !== timesDefined) {
      askedFor = s;
      among = s.cards.length;
      askedWith = timesDefined;
      answer = s.cards.some((card) => does(nameOf(card)));
    }
    return answer;
  };
}

/** Whether a card can tell in which order cards lie in a discard pile. */
export const tellsDiscardOrder = someCard(readsDiscardOrder);

/** Whether a card speaks of colours, so that the log names them and players choose them. */
export const tellsColors = someCard(readsKeyColors);

/** Whether a card of the game asks who is haunted, so that views tell it. */
export const tellsHaunting = someCard(readsHaunting);

/** Whether a card of the game asks what was exalted this turn. */
export const tellsExalts = someCard(readsExalts);

/** Whether a card can tell a key that was forged last turn from an older one. */
export const tellsKeyAge = someCard(readsKeysOfLastTurn);

/** Whether a card works out of play, or the piles need no look. */
export const hasOutOfPlay = someCard(worksOutOfPlay);

/** Whether a card gives a move from a discard pile, or the piles need no look. */
export const hasMoveFromDiscard = someCard(givesMoveFromDiscard);
