// Verbs of æmber, chains and the tide.

import type { Node } from '../language.ts';
import { fresh } from '../names.ts';
import { choose } from '../node/asking.ts';
import { seq } from '../node/steps.ts';
import type { Cards } from '../phrase/cards.ts';
import { it, self } from '../phrase/cards.ts';
import type { Num } from '../phrase/number.ts';
import { aember, eventAmount, leastOf, minus } from '../phrase/number.ts';
import type { Target } from '../phrase/pick.ts';
import type { Who } from '../phrase/who.ts';

export type AemberVerb =
  | {
      readonly kind: 'gain';
      readonly who: Who;
      readonly amount: Num;
      readonly cause?: 'reap' | 'bonus';
      readonly card?: Cards;
      readonly from?: Cards; // off that card, and not from the common supply
    }
  | { readonly kind: 'lose'; readonly who: Who; readonly amount: Num }
  | { readonly kind: 'steal'; readonly amount: Num; readonly who?: Who } // who steals: you
  | { readonly kind: 'pay'; readonly from: Who; readonly to: Who; readonly amount: Num }
  | {
      readonly kind: 'capture';
      readonly card: Cards;
      readonly amount: Num;
      readonly from?: 'opponent' | 'own-side' | 'event'; // event: the æmber that was gained or would be stolen, from where it is
      readonly fromOpponent?: Num; // of the amount, so much comes from the opponent, and the rest from its own side
    }
  | {
      readonly kind: 'placeAember';
      readonly card: Cards;
      readonly amount: Num;
      readonly from: 'supply' | Who;
      readonly exalt?: true;
    } // exalt: is called so, by the player who resolves it
  | { readonly kind: 'takeAember'; readonly card: Cards; readonly amount: Num | 'all'; readonly to: 'supply' | Who } // to: read for each of them: `target`
  | { readonly kind: 'shiftAember'; readonly from: Cards; readonly to: Cards; readonly amount: Num | 'all' } // from card to card
  | { readonly kind: 'chains'; readonly who: Who; readonly amount: Num }
  | { readonly kind: 'tide'; readonly who: Who; readonly to: 'high' | 'low' | 'neutral' };

/** "Gain 1 æmber": from the common supply to the pool of that player. */
export const gain = (amount: Num, who: Who = 'you'): Node => ({ kind: 'gain', who, amount });
/**
 * In place of a gain by reaping: the æmber "is taken from" a card "instead of the common supply", no more than lies there. It
 * is gained by reaping all the same.
 */
export const gainFrom = (from: Target): Node =>
  choose(from, (card) => ({ kind: 'gain', who: 'you', amount: eventAmount, cause: 'reap', card: it, from: card }));
/** "Lose 1 æmber": from the pool of that player to the common supply. */
export const lose = (amount: Num, who: Who = 'you'): Node => ({ kind: 'lose', who, amount });
/** "Steal 1 æmber": from the pool of your opponent to yours. */
export const steal = (amount: Num): Node => ({ kind: 'steal', amount });
/** "Your opponent steals 1 æmber": from your pool to theirs. */
export const opponentSteals = (amount: Num): Node => ({ kind: 'steal', amount, who: 'opponent' });
/** One player gives æmber to another. */
export const pay = (amount: Num, from: Who, to: Who): Node => ({ kind: 'pay', amount, from, to });
/** "Capture 2": by this card, or by another ("choose a friendly creature to capture 2"). */
export const capture = (amount: Num, by: Target = self): Node =>
  choose(by, (card) => ({ kind: 'capture', card, amount }));
/** "Captures it": the æmber that was gained, or that would be stolen, from whoever has it; each of it once. */
export const captureIt = (by: Target = self, amount: Num = eventAmount): Node =>
  choose(by, (card) => ({ kind: 'capture', card, amount, from: 'event' }));
/** An enemy creature takes æmber from its own controller. */
export const captureFromOwnSide = (amount: Num, by: Target): Node =>
  choose(by, (card) => ({ kind: 'capture', card, amount, from: 'own-side' }));
/** "Capture 10 from any combination of players": how much of it comes from the opponent is asked where there is a choice. */
export const captureFromAnyone = (amount: Num, card: Cards = self): Node => {
  const as = fresh('taken');
  const theirs = aember('opponent');
  return seq(
    { kind: 'number', as, min: leastOf(minus(amount, aember('you')), theirs), max: leastOf(amount, theirs) },
    { kind: 'capture', card, amount, fromOpponent: { var: as } },
  );
};
/** Moves æmber from the pool of a player onto a card, which is neither to capture nor to exalt. */
export const moveAember = (amount: Num, from: Who, to: Target): Node =>
  choose(to, (card) => ({ kind: 'placeAember', card, amount, from }));
/** Moves æmber from a card to the pool of a player, or to the common supply. */
export const takeAember = (amount: Num | 'all', from: Target, to: 'supply' | Who): Node =>
  choose(from, (card) => ({ kind: 'takeAember', card, amount, to }));
/** From the common supply, which is no exalting where the text does not call it so. */
export const putAember = (amount: Num, on: Target): Node =>
  choose(on, (card) => ({ kind: 'placeAember', card, amount, from: 'supply' }));
/** 1 æmber from the common supply on a creature; "each time you exalt" counts each. */
export const exalt = (target: Target): Node =>
  choose(target, (card) => ({ kind: 'placeAember', card, amount: 1, from: 'supply', exalt: true }));
/** "Move 1 æmber from a creature to another creature." */
export const shiftAember = (amount: Num | 'all', from: Target, to: (from: Cards) => Target): Node =>
  choose(from, (giver) => choose(to(giver), (taker) => ({ kind: 'shiftAember', from: giver, to: taker, amount })));
/** "Gain 1 chain", which draws fewer cards; below 0: "shed". */
export const gainChains = (amount: Num, who: Who = 'you'): Node => ({ kind: 'chains', who, amount });
/** "Raise the tide": it is high for that player, and low for the opponent. */
export const raiseTide = (who: Who = 'you'): Node => ({ kind: 'tide', who, to: 'high' });
/** "Lower the tide": it is low for that player, and high for the opponent. */
export const lowerTide = (who: Who = 'you'): Node => ({ kind: 'tide', who, to: 'low' });
/** The tide is neither high nor low for anybody, as at the start of a game. */
export const resetTide: Node = { kind: 'tide', who: 'each', to: 'neutral' };
