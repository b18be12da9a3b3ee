// Nodes that ask for something: cards, one of several texts, yes or no, a number, a house, the title of a card, a trait.

import type { CardType } from '../../terms.ts';
import type { Node } from '../language.ts';
import { fresh } from '../names.ts';
import type { Cards } from '../phrase/cards.ts';
import type { Cond } from '../phrase/condition.ts';
import type { Filter } from '../phrase/filter.ts';
import type { Num } from '../phrase/number.ts';
import type { Pick, Target } from '../phrase/pick.ts';
import type { Who } from '../phrase/who.ts';
import { seq } from './steps.ts';

export type AskingNode =
  | ({ readonly kind: 'choose'; readonly as: string } & Pick)
  | {
      readonly kind: 'option';
      readonly by?: Who;
      readonly of: readonly { readonly label: string; readonly then: Node }[];
    }
  | { readonly kind: 'may'; readonly then: Node; readonly by?: Who }
  | { readonly kind: 'number'; readonly as: string; readonly min: Num; readonly max: Num; readonly by?: Who }
  | { readonly kind: 'house'; readonly as: string; readonly from: HouseChoice; readonly by?: Who }
  | { readonly kind: 'name'; readonly as: string; readonly type?: CardType; readonly by?: Who } // the title of a card of this game, of that type
  | { readonly kind: 'half'; readonly as: string; readonly line: Filter } // one of the two halves of a battleline
  | { readonly kind: 'trait'; readonly as: string; readonly by?: Who }; // one that a card of this game has

export type HouseChoice = 'any' | 'identity' | 'opponents-identity' | 'active-house';

/** Chooses first, then does something with what was chosen: the only place where a word can ask. */
export function choose(target: Target, then: (chosen: Cards) => readonly Node[] | Node): Node {
  const rest = (cards: Cards): readonly Node[] => {
    const nodes = then(cards);
    return Array.isArray(nodes) ? nodes : [nodes as Node];
  };
  if (!('pick' in target)) return seq(...rest(target));
  const as = fresh('card');
  return seq({ kind: 'choose', as, ...target }, ...rest({ var: as }));
}

/** Up to so many times, one after the other and each time with another card, until the player has had enough. */
export const upToTimes = (most: number, f: Filter, then: (card: Cards) => readonly Node[]): Node => {
  const as = fresh('card');
  const next: Node = { kind: 'choose', as, pick: f, min: 0, max: 1, unlike: fresh('taken') };
  const taken: Cond = { atLeast: [{ count: { var: as } }, 1] };
  return { kind: 'repeat', while: taken, then: seq(next, ...then({ var: as })), atMost: most - 1 };
};
/**
 * "If its left neighbor …, do this and repeat this effect on that creature": from card to card, as long as there is a next one.
 * @param next which that is, seen from one of them
 */
export const onward = (start: Target, next: (from: Cards) => Filter, ...steps: readonly Node[]): Node => {
  const as = fresh('card');
  const there: Cards = { all: next({ var: as }) };
  const goesOn: Cond = { exists: next({ var: as }) };
  const once = seq(...steps, { kind: 'remember', as, cards: there });
  return choose(start, (cards) => [
    { kind: 'remember', as, cards },
    { kind: 'if', cond: goesOn, then: { kind: 'repeat', while: goesOn, then: once } },
  ]);
};
/**
 * "Choose a creature of each house (of each power)": one for each that there is among them, all kept together. House by house,
 * so that a creature of two houses can be chosen for each of them, or for one while another is chosen for the other.
 */
export const chooseOfEach = (of: 'house' | 'power', among: Filter, then: (chosen: Cards) => readonly Node[]): Node => {
  const unlike = fresh('taken');
  const gathered = { kind: 'choose', as: fresh('card'), min: 1, max: 1, unlike } as const;
  const as = fresh('times');
  if (of === 'house') {
    const house = fresh('house');
    const one: Node = { ...gathered, pick: { ...among, house: { var: house } }, again: true };
    const each: Node = { kind: 'times', as, count: { housesAmong: { all: among } }, house, then: one };
    return seq(each, ...then({ var: unlike }));
  }
  // From the least power on, so that nobody is asked for a power that only one has.
  const pick: Filter = { ...among, not: { sharesPowerWith: { var: unlike } } };
  const one: Node = { ...gathered, pick, how: 'least-powerful' };
  return seq({ kind: 'times', as, count: { powersAmong: { all: among } }, then: one }, ...then({ var: unlike }));
};
/** Asks for a house, and does something with it; `from` says among which. */
export const chooseHouse = (
  from: HouseChoice,
  then: (house: { readonly var: string }) => readonly Node[],
  o: { readonly by?: Who } = {},
): Node => {
  const as = fresh('house');
  return seq({ kind: 'house', as, from, ...o }, ...then({ var: as }));
};
/** "Name a card", or a card of that type: what is named is a title, which several cards may share. */
export const nameCard = (
  then: (name: { readonly var: string }) => readonly Node[],
  o: { readonly type?: CardType; readonly by?: Who } = {},
): Node => {
  const as = fresh('name');
  return seq({ kind: 'name', as, ...o }, ...then({ var: as }));
};
/**
 * "Divide that battleline in half as evenly as possible", and choose one of the halves: of an odd number of creatures the one in
 * the center goes to either.
 */
export const chooseHalf = (line: Filter, then: (half: Cards) => readonly Node[]): Node => {
  const as = fresh('card');
  return seq({ kind: 'half', as, line }, ...then({ var: as }));
};
/** Asks for a trait that some card of this game has, and does something with it. */
export const chooseTrait = (
  then: (trait: { readonly var: string }) => readonly Node[],
  o: { readonly by?: Who } = {},
): Node => {
  const as = fresh('trait');
  return seq({ kind: 'trait', as, ...o }, ...then({ var: as }));
};
/** Asks for a number between two bounds, and does something with it. */
export const chooseNumber = (min: Num, max: Num, then: (n: { readonly var: string }) => readonly Node[]): Node => {
  const as = fresh('number');
  return seq({ kind: 'number', as, min, max }, ...then({ var: as }));
};
/** A number under a name, as it is now: how much one effect did, for what is said after the next one. Nobody is asked. */
export const rememberNumber = (n: Num, then: (n: { readonly var: string }) => readonly Node[]): Node =>
  chooseNumber(n, n, then);
/** "Choose one:" of several texts, each with the label that the player sees. */
export const chooseOne = (...of: readonly { readonly label: string; readonly then: Node }[]): Node => ({
  kind: 'option',
  of,
});
/** "You may …": asks yes or no. */
export const may = (...steps: readonly Node[]): Node => ({ kind: 'may', then: seq(...steps) });
/** "Your opponent may …": it is done as ever, but that player says whether. */
export const mayDecide = (by: Who, ...steps: readonly Node[]): Node => ({ kind: 'may', by, then: seq(...steps) });
