// Modifiers of what may be done: what is forbidden, limited, paid for or permitted.

import type { Flank, PlayedFrom } from '../../terms.ts';
import type { Modifier } from '../language.ts';
import type { Cond } from '../phrase/condition.ts';
import type { Filter } from '../phrase/filter.ts';
import { creature } from '../phrase/filter.ts';
import type { Num } from '../phrase/number.ts';
import type { Who } from '../phrase/who.ts';

export type MoveModifier =
  | { readonly mod: 'cannot'; readonly of: Filter; readonly be: CannotBe; readonly by?: Filter } // by: what deals the damage
  | { readonly mod: 'must-fight'; readonly of: Filter } // when it is used, if able
  | {
      readonly mod: 'player-cannot';
      readonly who: Who;
      readonly do: PlayerAct;
      readonly card?: Filter;
      readonly flank?: Flank;
    } // flank: only where a creature is played on it
  | { readonly mod: 'play-limit'; readonly who: Who; readonly card: Filter; readonly most: Num } // cards a turn
  | { readonly mod: 'play-needs'; readonly cond: Cond } // "you may only play this if…", on the card itself
  | { readonly mod: 'play-costs'; readonly amount: Num } // æmber lost to play it, on the card itself
  | { readonly mod: 'hand-cannot'; readonly do: HandAct } // on the card itself: it is not played at all, or not discarded in the third step
  | {
      readonly mod: 'toll';
      readonly who: Who;
      readonly do: 'play' | 'use';
      readonly card: Filter;
      readonly amount: Num;
    } // paid to you first
  | { readonly mod: 'may-play'; readonly who: Who; readonly card: Filter; readonly from?: PlayedFrom } // although of another house; counted by the uses of its lasting effect, or `perTurn`
  | {
      readonly mod: 'may-play-limited';
      readonly who: Who;
      readonly card: Filter;
      readonly perTurn: number;
      readonly from?: PlayedFrom;
    } // from: that zone of theirs, and not their hand
  | { readonly mod: 'may-use'; readonly who: Who; readonly card: Filter; readonly only?: 'fight' | 'reap' }; // although of another house

/** What a card can bar of itself as long as it is in hand. */
export type HandAct = 'play' | 'discard';

export type CannotBe =
  | 'dealt-damage'
  | 'destroyed'
  | 'used'
  | 'used-to-reap'
  | 'used-to-fight'
  | 'used-except-to-fight'
  | 'attacked'
  | 'exhausted'
  | 'readied'
  | 'readied-in-step'; // only what the "ready cards" step readies

export type PlayerAct =
  | 'play'
  | 'use'
  | 'discard'
  | 'forge'
  | 'be-stolen-from'
  | 'draw'
  | 'gain'
  | 'raise-tide'
  | 'take-archives' // into their hand, as they choose their house
  | 'mulligan'
  | 'resolve-icons';

/** Such cards cannot be destroyed, used, readied and so on: `be` says what. */
export const cannot = (of: Filter, be: CannotBe): Modifier => ({ mod: 'cannot', of, be });
/** "Cannot be dealt damage by Mutant creatures": by what they are themselves, not by an icon or an action. */
export const cannotBeDealtDamageBy = (of: Filter, by: Filter): Modifier => ({
  mod: 'cannot',
  of,
  be: 'dealt-damage',
  by,
});
/** Can be used only to fight. */
export const canOnlyFight = (of: Filter): Modifier => ({ mod: 'cannot', of, be: 'used-except-to-fight' });
/** "Must fight when used, if able." */
export const mustFight = (of: Filter): Modifier => ({ mod: 'must-fight', of });
/** Such a player cannot play, use, discard, forge and so on, as `recordTurnEvent` says; with such cards, where these are named. */
export const playerCannot = (who: Who, act: PlayerAct, card?: Filter): Modifier => ({
  mod: 'player-cannot',
  who,
  do: act,
  ...(card ? { card } : {}),
});
/**
 * "Your opponent cannot play creatures on their right flank": where no creature stands, one that is played would be on both
 * flanks, so that none can be played.
 */
export const cannotPlayOnFlank = (who: Who, flank: Flank, card: Filter = creature): Modifier => ({
  mod: 'player-cannot',
  who,
  do: 'play',
  card,
  flank,
});
/** At most so many cards of that kind each turn. */
export const playLimit = (who: Who, most: Num, card: Filter): Modifier => ({ mod: 'play-limit', who, card, most });
/** On the card itself: it can be played only if that is so. */
export const playOnlyIf = (cond: Cond): Modifier => ({ mod: 'play-needs', cond });
/** On the card itself: æmber that is lost to play it. */
export const playCosts = (amount: Num): Modifier => ({ mod: 'play-costs', amount });
/** On the card itself: "you cannot play this card", nor can an effect have you play it. */
export const cannotBePlayed: Modifier = { mod: 'hand-cannot', do: 'play' };
/** On the card itself: "cannot be discarded from your hand except through card abilities", so that no move of the third step discards it. */
export const cannotBeDiscarded: Modifier = { mod: 'hand-cannot', do: 'discard' };
/** What a player must pay to you before playing or using such a card. */
export const toll = (who: Who, act: 'play' | 'use', card: Filter, amount: Num): Modifier => ({
  mod: 'toll',
  who,
  do: act,
  card,
  amount,
});
/** May play such a card although another house is active. */
export const mayPlay = (card: Filter, who: Who = 'you'): Modifier => ({ mod: 'may-play', who, card });
/** May play so many such cards each turn although another house is active. */
export const mayPlayEachTurn = (perTurn: number, card: Filter, who: Who = 'you'): Modifier => ({
  mod: 'may-play-limited',
  who,
  card,
  perTurn,
});
/** As if the cards were in hand, of whatever house unless the description says `active`. */
export const mayPlayFrom = (from: PlayedFrom, card: Filter, who: Who = 'you'): Modifier => ({
  mod: 'may-play',
  who,
  card,
  from,
});
/** As `mayPlayFrom`, for so many cards each turn. */
export const mayPlayFromEachTurn = (perTurn: number, from: PlayedFrom, card: Filter, who: Who = 'you'): Modifier => ({
  mod: 'may-play-limited',
  who,
  card,
  perTurn,
  from,
});
/** May use such a card although another house is active. */
export const mayUse = (card: Filter, who: Who = 'you'): Modifier => ({ mod: 'may-use', who, card });
/** Only to fight. */
export const mayFight = (card: Filter, who: Who = 'you'): Modifier => ({ mod: 'may-use', who, card, only: 'fight' });
/** Only to reap. */
export const mayReap = (card: Filter, who: Who = 'you'): Modifier => ({ mod: 'may-use', who, card, only: 'reap' });
