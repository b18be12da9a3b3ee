// Verbs of token creatures: cards that lie facedown in play as what the token card of their deck says.

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
  | { readonly kind: 'makeToken'; readonly what: Cards; readonly place: string } // they enter play facedown; place: set by a flank node
  | Simple<'flip'>;

/** Where it goes is asked as for any creature, by what it will be. R: later sets, "Deploy": a token creature may have it too. */
function asToken(what: Cards): Node {
  const place = fresh('place');
  return seq(
    { kind: 'flank', card: { tokenCardFor: what }, as: place, line: 'you', how: 'by-deploy' },
    { kind: 'makeToken', what, place },
  );
}

/** "Make a token creature" of the top card of your deck; several are made one after another. */
export const makeToken = (amount: Num = 1): Node =>
  amount === 1 ? asToken(topOfDeck()) : times(amount, asToken(topOfDeck()));
/** "Put a card from your hand into play facedown": as a token creature. */
export const putIntoPlayFacedown = (what: Target): Node => choose(what, (card) => asToken(card));
/** Turns a creature in play over. */
export const flip = (what: Target): Node => choose(what, (cards) => ({ kind: 'flip', what: cards }));
