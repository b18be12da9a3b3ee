// Tests for a card of this game that can tell or do a certain thing. Decks stay the same for a game. So one pass over its
// cards serves a state that is played on, and a question need not repeat it.

import {
  readsDiscardOrder,
  readsDraws,
  readsExalts,
  readsFighting,
  readsHaunting,
  readsKeyColors,
  readsKeysOfLastTurn,
} from '../language/analysis.ts';
import { givesMoveFromDiscard, timesDefined, worksOutOfPlay } from '../language/definitions.ts';
import type { CardName } from '../terms.ts';
import { nameOf } from './card.ts';
import type { Card, State } from './state.ts';

interface Answer {
  readonly cards: number;
  readonly definitions: number;
  readonly is: boolean;
}

/**
 * A state that is played on is asked about once. So are copies of a state, which share their cards; an imagined state with other
 * cards is asked about anew.
 */
function someCard(does: (name: CardName) => boolean): (s: State) => boolean {
  const answers = new WeakMap<Card, Answer>();
  let lastState: State | null = null;
  let last: Answer | null = null;
  return (s) => {
    const { cards } = s;
    if (s === lastState && last !== null && isOfNow(last, cards)) return last.is;
    const [first] = cards;
    if (first === undefined) return false;
    const known = answers.get(first);
    last =
      known !== undefined && isOfNow(known, cards)
        ? known
        : { cards: cards.length, definitions: timesDefined, is: cards.some((card) => does(nameOf(card))) };
    if (last !== known) answers.set(first, last);
    lastState = s;
    return last.is;
  };
}

const isOfNow = (answer: Answer, cards: readonly Card[]): boolean =>
  answer.cards === cards.length && answer.definitions === timesDefined;

/** Whether a card can tell in which order cards lie in a discard pile. */
export const tellsDiscardOrder = someCard(readsDiscardOrder);

/** Whether a card speaks of colours, so that the log names them and players choose them. */
export const tellsColors = someCard(readsKeyColors);

/** Whether a card of the game asks who is haunted, so that views tell it. */
export const tellsHaunting = someCard(readsHaunting);

/** Whether a card of the game asks what was exalted this turn. */
export const tellsExalts = someCard(readsExalts);

/** Whether a card of the game asks what was drawn in the “draw cards” step. */
export const tellsDraws = someCard(readsDraws);

/** Whether a card of the game asks who is fighting. */
export const tellsFighting = someCard(readsFighting);

/** Whether a card can tell a key that was forged last turn from an older one. */
export const tellsKeyAge = someCard(readsKeysOfLastTurn);

/** Whether a card works out of play, or the piles need no look. */
export const hasOutOfPlay = someCard(worksOutOfPlay);

/** Whether a card gives a move from a discard pile, or the piles need no look. */
export const hasMoveFromDiscard = someCard(givesMoveFromDiscard);
