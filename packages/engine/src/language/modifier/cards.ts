// Modifiers of what cards are and have. `of` describes the cards they apply to.

import type { Keyword } from '../../terms.ts';
import type { Ability, Timing } from '../ability.ts';
import type { Modifier } from '../language.ts';
import type { Cards } from '../phrase/cards.ts';
import type { Filter, HouseRef, TraitRef } from '../phrase/filter.ts';
import type { Num } from '../phrase/number.ts';
import type { Who } from '../phrase/who.ts';

export type CardModifier =
  | { readonly mod: 'power'; readonly of: Filter; readonly by: Num; readonly ifItSurvives?: true } // ifItSurvives: not against the damage that makes a whole creature a damaged one
  | { readonly mod: 'armor'; readonly of: Filter; readonly by: Num }
  | { readonly mod: 'set-power'; readonly of: Filter; readonly to: Num; readonly whatever?: true } // in place of the printed value; what is added comes after, or counts no more (whatever)
  | { readonly mod: 'set-armor'; readonly of: Filter; readonly to: Num; readonly whatever?: true }
  | { readonly mod: 'keyword'; readonly of: Filter; readonly keyword: Keyword; readonly value?: Num } // value: read when it is used; `it` is the card
  | { readonly mod: 'loses-keyword'; readonly of: Filter; readonly keyword: Keyword }
  | { readonly mod: 'blank'; readonly of: Filter } // its text is blank: no abilities and keywords, by edition but those that it gains
  | { readonly mod: 'type'; readonly of: Filter; readonly type: 'creature' | 'artifact'; readonly anywhere?: true } // is considered to be one; anywhere: goes between creatures too, not only to a flank
  | { readonly mod: 'trait'; readonly of: Filter; readonly trait: TraitRef }
  | { readonly mod: 'no-traits'; readonly of: Filter } // none at all, gained ones neither
  | { readonly mod: 'house'; readonly of: Filter; readonly house: HouseRef; readonly besides?: true } // belongs to that house and no other, or to it as well (besides)
  | { readonly mod: 'every-house'; readonly of: Filter } // belongs to all houses
  | { readonly mod: 'flank'; readonly of: Filter } // is considered a flank creature
  | { readonly mod: 'ability'; readonly of: Filter; readonly ability: Ability }
  | { readonly mod: 'also-on'; readonly of: Filter; readonly from: Timing; readonly to: Timing } // "its fight effects are reap effects too"
  | { readonly mod: 'text-of'; readonly of: Filter; readonly card: Cards } // gains the text box of that card; both were chosen, or the first is the card that says so
  | { readonly mod: 'control'; readonly of: Filter; readonly who: Who } // "you control this creature"
  | {
      readonly mod: 'enters';
      readonly of: Filter;
      readonly how: 'ready' | 'stunned' | 'enraged' | 'warded';
      readonly played?: true;
      readonly may?: 'anywhere'; // it is asked whether, and then it may stand between others, too
    }
  | { readonly mod: 'switch-values'; readonly of: Filter } // power and armor change places, with what others give to them, before counters
  | { readonly mod: 'values-of'; readonly of: Filter; readonly card: Cards } // has the printed power of that card, and gains its armor, keywords and traits
  | { readonly mod: 'silenced'; readonly of: Filter; readonly timing: Timing } // it has none of those abilities
  | { readonly mod: 'held-in-archives'; readonly of: Filter } // such cards cannot leave the archives of "you"
  | { readonly mod: 'archived-faceup' } // on the card itself, wherever it is: when you archive it, it lies faceup
  | { readonly mod: 'perishes'; readonly of: Filter; readonly by?: 'purge' | 'archive' }; // is destroyed, or purged or archived, at once

/** "Gets +2 power", or less below 0; read anew whenever the power is asked for. */
export const getsPower = (of: Filter, by: Num): Modifier => ({ mod: 'power', of, by });
/** Of what is in force while it is damaged: the damage that it takes while it has none finds it without. */
export const getsPowerIfItSurvives = (of: Filter, by: Num): Modifier => ({ mod: 'power', of, by, ifItSurvives: true });
/** "Gets +1 armor". */
export const getsArmor = (of: Filter, by: Num): Modifier => ({ mod: 'armor', of, by });
/** "Its power is N", before whatever is added to it. */
export const setsPower = (of: Filter, to: Num): Modifier => ({ mod: 'set-power', of, to });
/** "Its armor is N", before whatever is added to it. */
export const setsArmor = (of: Filter, to: Num): Modifier => ({ mod: 'set-armor', of, to });
/** "Is considered to have 1 power": counters and what else is added to it count no more. */
export const countsAsHavingPower = (of: Filter, to: Num): Modifier => ({ mod: 'set-power', of, to, whatever: true });
/** "Is considered to have 0 armor": what else is added to it counts no more. */
export const countsAsHavingArmor = (of: Filter, to: Num): Modifier => ({ mod: 'set-armor', of, to, whatever: true });
/** "Has power equal to that card's power, and gains its armor, keywords and traits": all as printed, wherever that card is. */
export const takesAfter = (of: Filter, card: Cards): Modifier => ({ mod: 'values-of', of, card });
/** "Switch its power and armor": what counters and effects add is added to what it has then. Twice is not at all. */
export const switchesPowerAndArmor = (of: Filter): Modifier => ({ mod: 'switch-values', of });
/** "Loses all After Fight effects", "Destroyed: abilities cannot resolve": neither its own nor those that it gains. */
export const silences = (timing: Timing, of: Filter): Modifier => ({ mod: 'silenced', of, timing });
/** "Its text box is considered blank (except for traits)". */
export const blanks = (of: Filter): Modifier => ({ mod: 'blank', of });
/** An artifact that is a creature goes to a flank of its controller's battleline, and back when it is none any more. */
export const countsAs = (of: Filter, type: 'creature' | 'artifact'): Modifier => ({ mod: 'type', of, type });
/** "Move it anywhere in your battleline as a creature": not only to a flank. */
export const countsAsCreatureAnywhere = (of: Filter): Modifier => ({
  mod: 'type',
  of,
  type: 'creature',
  anywhere: true,
});
/** @param value the number beside it, read at the moment it is dealt ("assault X, where X is its power"); 0 deals nothing */
export const gainsKeyword = (of: Filter, keyword: Keyword, value: Num = 1): Modifier => ({
  mod: 'keyword',
  of,
  keyword,
  value,
});
/** Loses a keyword, printed or gained. */
export const losesKeyword = (of: Filter, keyword: Keyword): Modifier => ({ mod: 'loses-keyword', of, keyword });
/** Has a trait besides its own. */
export const gainsTrait = (of: Filter, trait: TraitRef): Modifier => ({ mod: 'trait', of, trait });
/** "Loses each of its traits", those that it gains, too. */
export const losesTraits = (of: Filter): Modifier => ({ mod: 'no-traits', of });
/** Belongs to that house, and to no other. */
export const belongsTo = (of: Filter, house: HouseRef): Modifier => ({ mod: 'house', of, house });
/** In addition to those it has: it is of each of them. */
export const alsoBelongsTo = (of: Filter, house: HouseRef): Modifier => ({ mod: 'house', of, house, besides: true });
/** It is a card of all houses at once, its own among them. */
export const belongsToEveryHouse = (of: Filter): Modifier => ({ mod: 'every-house', of });
/** "Is considered a flank creature", wherever it stands. */
export const isOnFlank = (of: Filter): Modifier => ({ mod: 'flank', of });
/** Gives an ability to other cards ("each friendly creature gains, “Reap: …”"); `self` in it is the one that gains it. */
export const gainsAbility = (of: Filter, ability: Ability): Modifier => ({ mod: 'ability', of, ability });
/** "Each friendly creature's play effects are reap effects too." */
export const alsoOn = (of: Filter, from: Timing, to: Timing): Modifier => ({ mod: 'also-on', of, from, to });
/** "Gains the text box of that card": its abilities and keywords. */
export const gainsTextOf = (of: Cards, card: Cards): Modifier => ({ mod: 'text-of', of: { is: of }, card });
/** "You control this creature", as long as this is in force. */
export const controls = (of: Filter, who: Who = 'you'): Modifier => ({ mod: 'control', of, who });
/** "Enters play ready". */
export const entersReady = (of: Filter): Modifier => ({ mod: 'enters', of, how: 'ready' });
/** Only cards that are played, not those put into play. */
export const entersReadyWhenPlayed = (of: Filter): Modifier => ({ mod: 'enters', of, how: 'ready', played: true });
/** "You may have it enter play anywhere in its battleline, ready." */
export const mayEnterReadyAnywhere = (of: Filter): Modifier => ({ mod: 'enters', of, how: 'ready', may: 'anywhere' });
/** "Enters play stunned". */
export const entersStunned = (of: Filter): Modifier => ({ mod: 'enters', of, how: 'stunned' });
/** "Enters play enraged". */
export const entersEnraged = (of: Filter): Modifier => ({ mod: 'enters', of, how: 'enraged' });
/** On the card itself: "if you archive it, archive it faceup". */
export const archivedFaceup: Modifier = { mod: 'archived-faceup' };
/** "Your opponent's cards cannot leave your archives": such cards stay there, whatever would take them away. */
export const holdsInArchives = (of: Filter): Modifier => ({ mod: 'held-in-archives', of });
/** "Destroy it while …": looked at after everything that happens. */
export const perishes = (of: Filter): Modifier => ({ mod: 'perishes', of });
/** "Purge it while …": looked at after everything that happens. */
export const isPurged = (of: Filter): Modifier => ({ mod: 'perishes', of, by: 'purge' });
/** "Archive it while …": looked at after everything that happens. */
export const isArchived = (of: Filter): Modifier => ({ mod: 'perishes', of, by: 'archive' });
