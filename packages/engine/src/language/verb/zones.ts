// Verbs that move cards between zones, or show them.

import type { House } from '../../terms.ts';
import type { Node } from '../language.ts';
import { choose } from '../node/asking.ts';
import { repeatWhile, when } from '../node/steps.ts';
import type { Cards } from '../phrase/cards.ts';
import { self } from '../phrase/cards.ts';
import { moreThan } from '../phrase/condition.ts';
import type { Num } from '../phrase/number.ts';
import { cardsInHand } from '../phrase/number.ts';
import type { Target } from '../phrase/pick.ts';
import { atRandom } from '../phrase/pick.ts';
import type { Who } from '../phrase/who.ts';
import type { Simple } from './simple.ts';

export type ZoneVerb =
  | { readonly kind: 'draw'; readonly who: Who; readonly amount: Num }
  | { readonly kind: 'refill'; readonly who: Who } // the hand, as at the end of that player's turn
  | Simple<'discard' | 'purge'>
  | {
      readonly kind: 'archive';
      readonly what: Cards;
      readonly whose?: 'yours';
      readonly unlessYours?: true;
      readonly facedown?: true;
    } // yours: it leaves them for its owner's hand, also where you own it, unless told otherwise; else its owner's, as for all that leaves play
  | Simple<'toHand'>
  | { readonly kind: 'shuffleIntoDeck'; readonly what: Cards; readonly deck?: Who } // deck: which is shuffled although there is no such card
  | { readonly kind: 'toDeck'; readonly what: Cards; readonly place: 'top' | 'bottom' }
  | { readonly kind: 'putUnder'; readonly what: Cards; readonly card: Cards; readonly faceup?: true } // faceup: what was revealed lies so
  | { readonly kind: 'swapDeckAndDiscard' }
  | { readonly kind: 'shuffle'; readonly who: Who; readonly zone: 'deck' | 'discard-into-deck'; readonly but?: Cards } // but: revealed cards in it that lie on top then
  | { readonly kind: 'reveal'; readonly what: Cards; readonly to: 'all' | 'you' }
  | {
      readonly kind: 'becomeCopy';
      readonly what: Cards;
      readonly of: Cards;
      readonly until?: 'turn';
      readonly house?: House;
    }; // turn: for the remainder of it; house: that it belongs to all the same

/** "Draw 2 cards". */
export const draw = (amount: Num, who: Who = 'you'): Node => ({ kind: 'draw', who, amount });
/** Refills the hand as at the end of that player's turn. */
export const refillHand = (who: Who = 'you'): Node => ({ kind: 'refill', who });
/** "Discard": to the discard pile of its owner. */
export const discard = (what: Target): Node => choose(what, (cards) => ({ kind: 'discard', what: cards }));
/** "Discard a random card from your hand", or that of another player. */
export const discardAtRandom = (who: Who, amount: Num = 1): Node =>
  discard(atRandom({ zone: 'hand', of: who }, amount));
/** "Discard random cards until you have 6 or fewer cards in hand": one after the other, as long as there are more. */
export const discardAtRandomDownTo = (left: Num, who: Who = 'you'): Node => {
  const tooMany = moreThan(cardsInHand(who), left);
  return when(tooMany, repeatWhile(tooMany, discardAtRandom(who)));
};
/** "Purge": out of the game, unless a card speaks of it. */
export const purge = (what: Target): Node => choose(what, (cards) => ({ kind: 'purge', what: cards }));
/**
 * "Archive a card": in its owner's archives; `intoYours` for the effects that take enemy cards, which leave these archives
 * for their owner's hand.
 */
export const archive = (what: Target): Node => choose(what, (cards) => ({ kind: 'archive', what: cards }));
/** "Put into its owner's archives", which is not to archive it: it lies there facedown, whatever it says itself. */
export const putIntoArchives = (what: Target): Node =>
  choose(what, (cards) => ({ kind: 'archive', what: cards, facedown: true }));
/**
 * "Archive" into your own archives, whoever owns the card; it leaves them for its owner's hand.
 * @param o unlessYours: only "if you are not the owner of that card"
 */
export const archiveIntoYours = (what: Target, o: { readonly unlessYours?: true } = {}): Node =>
  choose(what, (cards) => ({ kind: 'archive', what: cards, whose: 'yours', ...o }));
/** "Return to its owner's hand", from wherever. */
export const returnToHand = (what: Target): Node => choose(what, (cards) => ({ kind: 'toHand', what: cards }));
/** On top of its owner's deck, or on the bottom. */
export const putOnDeck = (what: Target, place: 'top' | 'bottom' = 'top'): Node =>
  choose(what, (cards) => ({ kind: 'toDeck', what: cards, place }));
/** The players whose zones out of play are described; undefined where cards in play are, or cards that were chosen. */
function zoneOwner(what: Target): Who | undefined {
  if ('both' in what) return what.both.map(zoneOwner).find((who) => who !== undefined);
  const described = 'pick' in what ? what.pick : 'all' in what ? what.all : null;
  return described?.zone === undefined || described.zone === 'play' ? undefined : described.of;
}
/**
 * "Shuffle into its owner's deck". That of the player whose hand or discard pile is meant is shuffled also where no card is, as
 * 18.4 says under "Shuffle"; of cards in play `deck` says whose that is ("into your deck").
 */
export const shuffleIntoDeck = (what: Target, deck: Who | undefined = zoneOwner(what)): Node =>
  choose(what, (cards) => ({ kind: 'shuffleIntoDeck', what: cards, ...(deck === undefined ? {} : { deck }) }));
/** Shuffles a deck, or a discard pile into it. */
export const shuffle = (zone: 'deck' | 'discard-into-deck', who: Who = 'you'): Node => ({ kind: 'shuffle', who, zone });
/** Shuffles your deck but for cards in it that were searched for and revealed, which an effect puts somewhere afterwards. */
export const shuffleRest = (but: Cards): Node => ({ kind: 'shuffle', who: 'you', zone: 'deck', but });
/** Facedown beneath this card, or another; players who saw it know it there. */
export const putUnder = (what: Target, card: Cards = self): Node =>
  choose(what, (cards) => ({ kind: 'putUnder', what: cards, card }));
/** "Reveal" to all, or "look at": to you alone. */
export const reveal = (what: Target, to: 'all' | 'you' = 'all'): Node =>
  choose(what, (cards) => ({ kind: 'reveal', what: cards, to }));
/** Faceup under this card, where all may look at it. */
export const graft = (what: Target, card: Cards = self): Node =>
  choose(what, (cards) => [reveal(cards), { kind: 'putUnder', what: cards, card, faceup: true }]);
/** "Swap your deck and your discard pile". */
export const swapDeckAndDiscard: Node = { kind: 'swapDeckAndDiscard' };
/** "For the remainder of the turn, each of these is a copy of that card": then each is again what it was. */
export const areCopiesThisTurn = (what: Cards, of: Cards): Node => ({ kind: 'becomeCopy', what, of, until: 'turn' });
/** "Becomes a copy of" that card, until it leaves play; `house`: that it belongs to all the same. */
export const becomeCopy = (of: Target, o: { readonly house?: House } = {}): Node =>
  choose(of, (cards) => ({ kind: 'becomeCopy', what: self, of: cards, ...o }));
