// Modifiers of fights: whom a creature may attack, and what it deals.

import type { Keyword } from '../../terms.ts';
import type { Modifier } from '../language.ts';
import type { Cards } from '../phrase/cards.ts';
import type { Filter } from '../phrase/filter.ts';
import { creature } from '../phrase/filter.ts';
import type { Num } from '../phrase/number.ts';

export type FightModifier =
  | { readonly mod: 'fight-damage'; readonly of: Filter; readonly by: Num; readonly against?: Filter } // while attacking
  | { readonly mod: 'fight-damage-to'; readonly of: Filter; readonly card: Cards } // deals its fight damage to that card
  | { readonly mod: 'no-fight-damage'; readonly of: Filter; readonly while?: 'attacked' }
  | { readonly mod: 'ignores'; readonly of: Filter; readonly what: Keyword | 'armor' } // while attacking
  | { readonly mod: 'not-attacked-by'; readonly of: Filter; readonly by: Filter }
  | { readonly mod: 'taunt-reach'; readonly of: Filter } // its taunt protects its neighbors' neighbors as well
  | { readonly mod: 'shares-fight-damage'; readonly of: Filter; readonly with: Cards } // what it is dealt in a fight, that card is dealt too
  | { readonly mod: 'extra-damage'; readonly of: Filter; readonly by: Num } // whenever it is dealt damage, so much more
  | { readonly mod: 'attacks-only'; readonly of: Filter; readonly targets: Filter }
  | {
      readonly mod: 'prey'; // an automaton's card fights that creature; the newest rules
      readonly of: Filter;
      readonly how: 'most-powerful' | 'least-powerful';
      readonly prey: Filter;
    }
  | { readonly mod: 'deals-when-fighting'; readonly of: Filter; readonly amount: Num }; // whatever its power

/** "Deals 2 more damage while it attacks" such a creature. */
export const dealsExtraAttacking = (of: Filter, by: Num, against: Filter): Modifier => ({
  mod: 'fight-damage',
  of,
  by,
  against,
});
/** Deals its fight damage to that card instead of to the creature that it fights. */
export const dealsFightDamageTo = (of: Filter, card: Cards): Modifier => ({ mod: 'fight-damage-to', of, card });
/** Deals no damage in fights, attacking or attacked. */
export const dealsNoFightDamage = (of: Filter): Modifier => ({ mod: 'no-fight-damage', of });
/** It deals none back when it is attacked. */
export const dealsNoDamageWhenAttacked = (of: Filter): Modifier => ({ mod: 'no-fight-damage', of, while: 'attacked' });
/** "Ignores elusive (or armor) while it attacks": that keyword of its target does not count, or no armor stops what it deals. */
export const ignoresAttacking = (of: Filter, what: Keyword | 'armor'): Modifier => ({ mod: 'ignores', of, what });
/** Such creatures cannot attack it. */
export const cannotBeAttackedBy = (of: Filter, by: Filter): Modifier => ({ mod: 'not-attacked-by', of, by });
/** "Its taunt also applies to its neighbors' neighbors." */
export const tauntReachesFurther = (of: Filter): Modifier => ({ mod: 'taunt-reach', of });
/** "Damage dealt to its neighbors during fights is also dealt to it." */
export const sharesFightDamage = (of: Filter, sharer: Cards): Modifier => ({
  mod: 'shares-fight-damage',
  of,
  with: sharer,
});
/** "Whenever it takes damage, it takes an additional 2." */
export const takesExtraDamage = (of: Filter, by: Num): Modifier => ({ mod: 'extra-damage', of, by });
/** Can attack only such creatures. */
export const canOnlyAttack = (of: Filter, targets: Filter): Modifier => ({ mod: 'attacks-only', of, targets });
/** In the turns of an automaton: the card fights that creature when it is used, if there is one. */
export const prey = (of: Filter, how: 'most-powerful' | 'least-powerful', described: Filter = creature): Modifier => ({
  mod: 'prey',
  of,
  how,
  prey: described,
});
/** "Deals only 4 damage when it fights": so much, whatever its power. */
export const dealsWhenFighting = (of: Filter, amount: Num): Modifier => ({ mod: 'deals-when-fighting', of, amount });
