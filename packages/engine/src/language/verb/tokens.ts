// Verbs of token creatures: cards that lie facedown in play as what the token card of their deck says.

import type { CardName, Flank } from '../../terms.ts';
import type { Node } from '../language.ts';
import { fresh } from '../names.ts';
import { choose } from '../node/asking.ts';
import { seq, times } from '../node/steps.ts';
import type { Cards } from '../phrase/cards.ts';
import { topOfDeck } from '../phrase/cards.ts';
import type { Num } from '../phrase/number.ts';
import type { Target } from '../phrase/pick.ts';
import type { Simple } from './simple.ts';

export type TokenVerb =
  | ({ readonly kind: 'makeToken'; readonly what: Cards; readonly place: string } & TokenToMake) // they enter play facedown; place: set by a flank node
  | Simple<'flip'>;

/** What is said of a token creature that is made, besides that it is one. */
export interface TokenToMake {
  readonly named?: CardName; // only as that one
  readonly leftOf?: Cards; // immediately to the left of that creature, where it stands in that line
  readonly flank?: Flank; // on that one of the line
}

/** Where it goes is asked as for any creature, by what it will be. R: later sets, "Deploy": a token creature may have it too. */
function asToken(what: Cards, { named, ...where }: TokenToMake = {}): Node {
  const place = fresh('place');
  const only = named === undefined ? {} : { named };
  return seq(
    { kind: 'flank', card: { tokenCardFor: what, ...only }, as: place, line: 'you', how: 'by-deploy', ...where },
    { kind: 'makeToken', what, place, ...only, ...where },
  );
}

/**
 * "Make a token creature" of the top card of your deck; several are made one after another.
 * @param o `named`: "make a Grunt", which a player with another token card cannot; `leftOf`: immediately to the left of that
 *   creature, if it stands in your battleline; `flank`: on that one, which nobody chooses
 */
export const makeToken = (amount: Num = 1, o: TokenToMake = {}): Node =>
  amount === 1 ? asToken(topOfDeck(), o) : times(amount, asToken(topOfDeck(), o));
/** "Put a card from your hand into play facedown": as a token creature. */
export const putIntoPlayFacedown = (what: Target): Node => choose(what, (card) => asToken(card));
/** Turns a creature in play over. */
export const flip = (what: Target): Node => choose(what, (cards) => ({ kind: 'flip', what: cards }));
