// Nodes that say in which order, how often and whether at all something happens.

import type { Ability } from '../ability.ts';
import type { Node } from '../language.ts';
import { fresh } from '../names.ts';
import type { Cards } from '../phrase/cards.ts';
import type { Cond } from '../phrase/condition.ts';
import type { Num } from '../phrase/number.ts';
import type { Who } from '../phrase/who.ts';

export type StepNode =
  | { readonly kind: 'seq'; readonly steps: readonly Node[] }
  | { readonly kind: 'if'; readonly cond: Cond; readonly then: Node; readonly else?: Node }
  | { readonly kind: 'ifYouDo'; readonly then: Node; readonly else?: Node; readonly last?: true } // last: whatever came before the preceding effect
  | { readonly kind: 'again' } // the whole ability once more
  | {
      readonly kind: 'times';
      readonly as: string;
      readonly count: Num; // counted once, before the first
      readonly house?: string; // where it counts houses: in each round the next of them
      readonly then: Node;
    }
  | { readonly kind: 'remember'; readonly as: string; readonly cards: Cards }
  | { readonly kind: 'each'; readonly as: string; readonly of: Cards; readonly then: Node } // one after the other
  | { readonly kind: 'eachPlayer'; readonly who: Who; readonly then: Node } // `then` runs with that player as "you"
  | { readonly kind: 'repeat'; readonly then: Node; readonly while: Cond; readonly atMost?: Num } // do; while it holds once more, `atMost` times more
  | { readonly kind: 'lasting'; readonly until: Until; readonly ability: Ability; readonly uses?: Num };

/**
 * How long a lasting effect goes on. `turn`: the remainder of this turn. `your-next-turn`, `their-next-turn`: only
 * during that turn of the controller or of the opponent. `their-ready-step`: until the end of a turn of the opponent, this one or the
 * next, in which they have that step. `until-your-turn`: until the start of your next turn.
 * `source-leaves`: until the card that made it leaves play. `fight`: this fight.
 */
export type Until =
  | 'turn'
  | 'your-next-turn'
  | 'their-next-turn'
  | 'their-ready-step'
  | 'until-your-turn'
  | 'source-leaves'
  | 'fight'
  | 'game';

/** One step after the other; each sees what those before did. */
export const seq = (...steps: readonly Node[]): Node =>
  steps.length === 1 && steps[0] !== undefined ? steps[0] : { kind: 'seq', steps };
/** "If …, do that": a condition among the steps, looked at when its turn comes. */
export const when = (cond: Cond, ...steps: readonly Node[]): Node => ({ kind: 'if', cond, then: seq(...steps) });
/** "If …, do this; otherwise that". */
export const ifElse = (cond: Cond, then: Node, otherwise: Node): Node => ({ kind: 'if', cond, then, else: otherwise });
/** "If you do, …": only if something came of all that stands before it in the ability. */
export const ifYouDo = (...steps: readonly Node[]): Node => ({ kind: 'ifYouDo', then: seq(...steps) });
/** "If you do, …. Otherwise, …." */
export const ifYouDoElse = (then: Node, otherwise: Node): Node => ({ kind: 'ifYouDo', then, else: otherwise });
/** "If you forge a key this way": asks of the preceding effect alone, whatever else was to be done before it. */
export const ifThatWasDone = (...steps: readonly Node[]): Node => ({
  kind: 'ifYouDo',
  then: seq(...steps),
  last: true,
});
/** Effects for the case that the preceding effect did not happen. */
export const otherwise = (...steps: readonly Node[]): Node => ({
  kind: 'ifYouDo',
  then: { kind: 'seq', steps: [] },
  else: seq(...steps),
});
/** "Repeat this effect": the whole ability once more. */
export const again: Node = { kind: 'again' };
/** So many times, counted before the first ("for each friendly creature, …"). */
export const times = (count: Num, ...steps: readonly Node[]): Node => ({
  kind: 'times',
  as: fresh('times'),
  count,
  then: seq(...steps),
});
/** Cards under a name, as they are now: what is said of them later still means the same ones. */
export const remember = (what: Cards, then: (cards: Cards) => readonly Node[]): Node => {
  const as = fresh('kept');
  return seq({ kind: 'remember', as, cards: what }, ...then({ var: as }));
};
/** For each of those cards, one after the other. */
export const forEach = (of: Cards, then: (card: Cards) => readonly Node[]): Node => {
  const as = fresh('each');
  return { kind: 'each', as, of, then: seq(...then({ var: as })) };
};
/** "Each player …": the steps once for each of them, who is "you" in it. */
export const eachPlayer = (...steps: readonly Node[]): Node => ({
  kind: 'eachPlayer',
  who: 'each',
  then: seq(...steps),
});
/** What that player does, who is "you" in it. */
export const asPlayer = (who: Who, ...steps: readonly Node[]): Node => ({
  kind: 'eachPlayer',
  who,
  then: seq(...steps),
});
/** What the active player does, who is "you" in it, whoever controls the card. */
export const asActivePlayer = (...steps: readonly Node[]): Node => ({
  kind: 'eachPlayer',
  who: 'active',
  then: seq(...steps),
});
/** "Your opponent repeats the preceding effect on you." */
export const eachOnTheOther = (effect: Node): Node =>
  seq(effect, { kind: 'eachPlayer', who: 'opponent', then: effect });
/** Does the steps, and once more as long as the condition holds. */
export const repeatWhile = (cond: Cond, ...steps: readonly Node[]): Node => ({
  kind: 'repeat',
  while: cond,
  then: seq(...steps),
});
/** The preceding effect once more, if the condition still holds ("repeat the preceding effect"). */
export const repeatOnce = (cond: Cond, ...steps: readonly Node[]): Node => ({
  kind: 'repeat',
  while: cond,
  then: seq(...steps),
  atMost: 1,
});

/** An ability for a while: until a moment, or for so many uses. */
export const lasting = (until: Until, ability: Ability, uses?: Num): Node => ({
  kind: 'lasting',
  until,
  ability,
  ...(uses === undefined ? {} : { uses }),
});
/** "For the remainder of the turn, …". */
export const forRemainderOfTurn = (...abilities: readonly Ability[]): Node =>
  seq(...abilities.map((ability) => lasting('turn', ability)));
