// Modifiers of players: their keys, hands, houses and æmber.

import type { KeyColor } from '../../terms.ts';
import type { PassiveAbility } from '../ability.ts';
import { constant, eachTime } from '../ability.ts';
import type { Modifier, Node } from '../language.ts';
import type { Cards } from '../phrase/cards.ts';
import type { Filter, HouseRef } from '../phrase/filter.ts';
import type { Num } from '../phrase/number.ts';
import type { Who } from '../phrase/who.ts';

export type PlayerModifier =
  | { readonly mod: 'key-cost'; readonly who: Who; readonly by: Num; readonly color?: KeyColor }
  | { readonly mod: 'hand-size'; readonly who: Who; readonly by: Num; readonly beyond?: true } // beyond: drawn besides, however many there are in hand
  | { readonly mod: 'keys-to-win'; readonly who: Who; readonly by: Num } // so many keys more than three
  | { readonly mod: 'skip-step'; readonly who: Who; readonly step: 'forge' | 'ready' | 'draw' }
  | { readonly mod: 'must-choose-house'; readonly who: Who; readonly house: HouseRef }
  | { readonly mod: 'cannot-choose-house'; readonly who: Who; readonly house: HouseRef }
  | { readonly mod: 'cannot-repeat-house'; readonly who: Who } // as active house, that which they chose in their last turn
  | { readonly mod: 'spendable'; readonly who: Who; readonly card: Filter; readonly itself?: true } // æmber on it may be spent for keys; itself: the card, as 1 æmber
  | { readonly mod: 'spendable-pool'; readonly who: Who; readonly from: Who; readonly most: Num } // so much of another pool may be spent on a key
  | { readonly mod: 'gets-spent'; readonly who: Who } // æmber that they spend on keys goes to your pool
  | { readonly mod: 'pool-goes-to'; readonly who: Who; readonly card: Cards; readonly captured?: true } // what would enter the pool is put there; captured: which is called so
  | { readonly mod: 'kept-out'; readonly who: Who } // what would enter their pool does not, and goes nowhere
  | { readonly mod: 'deck-open'; readonly who: Who } // the top card of their deck is revealed
  | { readonly mod: 'from-supply'; readonly who: Who } // what opponents steal or capture from their pool comes from the supply instead
  | { readonly mod: 'haunted'; readonly who: Who } // they are, however few cards lie in their discard pile
  | { readonly mod: 'next-turn'; readonly who: Who } // the turn after this one is theirs
  | { readonly mod: 'after-play'; readonly who: Who; readonly card: Filter; readonly to: 'hand' | 'deck-bottom' } // where a card goes that they have played, if it would go to their discard pile
  | { readonly mod: 'icons-again'; readonly who: Who; readonly card: Filter } // each bonus icon of it once more, right after itself
  | { readonly mod: 'play-again'; readonly who: Who; readonly card: Filter }; // each Play: ability of what they play once more, right after itself

/** "Keys cost +1": all of the keys of that player, or less below 0. */
export const keyCost = (who: Who, by: Num): Modifier => ({ mod: 'key-cost', who, by });
/** "Red keys cost +1". */
export const keyCostOf = (color: KeyColor, who: Who, by: Num): Modifier => ({ mod: 'key-cost', who, by, color });
/** "Refills the hand to 1 more card", or less below 0. */
export const handSize = (who: Who, by: Num): Modifier => ({ mod: 'hand-size', who, by });
/** "Draws 2 additional cards" in the draw step: besides those that refill the hand, also where it is full. */
export const drawsBeyond = (who: Who, by: Num): Modifier => ({ mod: 'hand-size', who, by, beyond: true });
/** "You must forge 1 additional key to win the game": the last one, which is of no color. */
export const keysToWin = (who: Who, by: Num): Modifier => ({ mod: 'keys-to-win', who, by });
/** That player skips a step of the turn. */
export const skipsStep = (who: Who, step: 'forge' | 'ready' | 'draw'): Modifier => ({ mod: 'skip-step', who, step });
/** "Skips the ‘forge a key’ step". */
export const skipsForgeStep = (who: Who): Modifier => skipsStep(who, 'forge');
/** That player must choose this house as active house, if able. */
export const mustChooseHouse = (who: Who, house: HouseRef): Modifier => ({ mod: 'must-choose-house', who, house });
/** That player cannot choose this house as active house. */
export const cannotChooseHouse = (who: Who, house: HouseRef): Modifier => ({ mod: 'cannot-choose-house', who, house });
/** Each of them is barred from the house that they chose themselves in their most recent turn; from none if they chose none. */
export const cannotRepeatHouse = (who: Who): Modifier => ({ mod: 'cannot-repeat-house', who });
/** Æmber on such cards may be spent for keys as if it were in the pool. */
export const maySpendAemberOn = (card: Filter, who: Who = 'you'): Modifier => ({ mod: 'spendable', who, card });
/** "You may spend it as if it were æmber in your pool": such a card pays 1 of a key, and is discarded, ward or not. */
export const maySpendAsAember = (card: Filter, who: Who = 'you'): Modifier => ({
  mod: 'spendable',
  who,
  card,
  itself: true,
});
/**
 * "You may spend up to 3 æmber from your opponent's pool when forging keys": so much for each key. For Honorable Abagnale of
 * Draconian Measures.
 */
export const maySpendAemberOf = (from: Who, most: Num, who: Who = 'you'): Modifier => ({
  mod: 'spendable-pool',
  who,
  from,
  most,
});
/** Æmber that such a player spends on keys goes to your pool. */
export const getsAemberSpentBy = (who: Who): Modifier => ({ mod: 'gets-spent', who });
/** "Resolve each of its bonus icons an additional time": of cards they play, or whose icons they resolve as if. */
export const resolvesIconsAgain = (who: Who, card: Filter = {}): Modifier => ({ mod: 'icons-again', who, card });
/** "Trigger its play effects an additional time": each Play: ability of such a card that they play once more, right after itself. */
export const resolvesPlayAgain = (who: Who, card: Filter): Modifier => ({ mod: 'play-again', who, card });
/** "After you resolve your next action card, return it to your hand instead of placing it in your discard pile." */
export const returnsAfterPlay = (card: Filter, who: Who = 'you'): Modifier => ({
  mod: 'after-play',
  who,
  card,
  to: 'hand',
});
/** "After you play an action card, put that card on the bottom of your deck from your discard pile." */
export const goesUnderDeckAfterPlay = (card: Filter, who: Who = 'you'): Modifier => ({
  mod: 'after-play',
  who,
  card,
  to: 'deck-bottom',
});
/**
 * Æmber that would enter the pool of such a player is put on that card instead.
 * @param o `captured`: "is captured by it instead", which counts as capturing
 */
export const poolGoesTo = (who: Who, card: Cards, o: { readonly captured?: true } = {}): Modifier => ({
  mod: 'pool-goes-to',
  who,
  card,
  ...o,
});
/** "Æmber stolen or captured from your pool is taken from the common supply instead." */
export const isTakenFromSupply = (who: Who): Modifier => ({ mod: 'from-supply', who });
/** "You are haunted", however few cards lie in the discard pile of that player. */
export const isHaunted = (who: Who): Modifier => ({ mod: 'haunted', who });
/** The turn after this one is one of that player; of several such effects each gives one. */
export const takesNextTurn = (who: Who): Modifier => ({ mod: 'next-turn', who });
/**
 * "When any amount of æmber would be added to your pool, do that instead": the æmber goes nowhere, from wherever it would have
 * come, and so much of it is `eventAmount`. Both belong together, and last as long.
 */
export const insteadOfAddingAember = (who: Who, ...steps: readonly Node[]): readonly PassiveAbility[] => [
  constant({ mod: 'kept-out', who }),
  eachTime({ event: 'keptOut', who }, ...steps),
];
/** "Play with the top card of your deck revealed": all players know it, and each card that is drawn from there. */
export const playsWithTopRevealed = (who: Who = 'you'): Modifier => ({ mod: 'deck-open', who });
