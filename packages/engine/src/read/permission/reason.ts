// Reasons why a move is not legal, one word for each rule. The table shows the reason on every card that cannot be
// played or used.
import type { Ref } from '../../terms.ts';

export type Reason =
  | {
      readonly rule:
        | 'not-your-turn'
        | 'not-in-this-step'
        | 'not-here'
        | 'no-such-ability'
        | 'exhausted'
        | 'stunned'
        | 'not-stunned';
    }
  | {
      readonly rule:
        | 'wrong-house'
        | 'no-target'
        | 'no-host'
        | 'first-turn'
        | 'rule-of-six'
        | 'alpha'
        | 'art-half' // it is played with its base half, and never by itself
        | 'no-art-half' // a base half without the other one
        | 'needs-unmet'
        | 'due-unmet' // in order to use it something must be done first that cannot be done
        | 'enraged'
        | 'active-already' // this prophecy, or the other side of it
        | 'one-prophecy' // one was activated this turn
        | 'empty-hand'
        | 'tide-is-high'
        | 'too-little-aember';
    }
  /** A named effect forbids it, limits it, or asks for more æmber than there is. */
  | { readonly rule: 'forbidden' | 'limit' | 'toll'; readonly by: Ref }
  /** The turn cannot be ended: this enraged creature must attack first. */
  | { readonly rule: 'must-fight'; readonly by: Ref };
