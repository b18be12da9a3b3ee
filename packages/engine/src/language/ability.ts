// Abilities of a card: effects, each with the moment when it happens.

import type { Bonus, Home, Zone } from '../terms.ts';
import type { Modifier, Node } from './language.ts';
import { seq } from './node/steps.ts';
import type { Pattern } from './pattern.ts';
import type { Cards } from './phrase/cards.ts';
import type { Cond } from './phrase/condition.ts';

/** The bold words before an ability. They trigger on the card's own event; `fate`: when its prophecy is fulfilled; `scrap`: it was discarded from hand. */
export type Timing =
  | 'play'
  | 'reap'
  | 'fight'
  | 'before-fight'
  | 'action'
  | 'omni'
  | 'destroyed'
  | 'leaves-play'
  | 'fate'
  | 'scrap';

type TimedAbility = { readonly on: Timing; readonly do: Node };

export type Ability =
  | TimedAbility
  | { readonly on: 'when-played'; readonly do: Node } // as it is played, before its bonus ("treat it as a copy of…")
  | { readonly on: 'as-it-enters'; readonly do: Node } // before it is in play, however it gets there ("enters play as a copy of…")
  | {
      readonly on: 'move';
      readonly perTurn?: number;
      readonly in?: 'discard';
      readonly while?: Cond;
      readonly do: Node;
    } // its owner may do it as a move, so many times a turn, or as often as they like (from the discard pile at most six times); of a card beside the table, or in its discard pile
  | { readonly on: 'to-use'; readonly do: Node } // before each use of it, which comes only if all of it was done
  | { readonly on: 'setup'; readonly at: SetupMoment; readonly do: Node } // of a card beside the table, for its player
  | PassiveAbility;

/** Before anybody has a hand; or when all have the hand that they begin with, mulligans done. */
export type SetupMoment = 'before-hands' | 'after-hands';

/** An ability in force as long as the card is in play, or instead in the zones out of play that it names. */
export type PassiveAbility = { readonly outOfPlay?: readonly Home[] } & (
  | { readonly on: 'trigger'; readonly when: Pattern; readonly do: Node }
  | {
      readonly on: 'replace';
      readonly when: Pattern;
      readonly instead: Instead;
      readonly may?: true; // a player says whether
      readonly while?: Cond;
    }
  | { readonly on: 'constant'; readonly give: readonly Modifier[]; readonly while?: Cond }
);

type TriggeredAbility = Extract<PassiveAbility, { readonly on: 'trigger' }>;
type ReplacingAbility = Extract<PassiveAbility, { readonly on: 'replace' }>;

/** The replacement of an event. Damage is redirected after the armor of its first target. */
export type Instead =
  | { readonly do: Node }
  | { readonly redirectTo: Cards } // among several it is divided as evenly as possible; where there is none, it stays where it is
  | { readonly zone: Zone }
  | { readonly icons: readonly Bonus[] }; // a bonus icon is resolved as one of those

const timed =
  (timing: Timing) =>
  (...steps: readonly Node[]): TimedAbility => ({ on: timing, do: seq(...steps) });
/** The bold word "Play:": after the card was played and its bonus icons were resolved. */
export const play = timed('play');
/** "Reap:": after this creature was used to reap. */
export const reap = timed('reap');
/** "Fight:": after this creature was used to fight, if it survives. */
export const fight = timed('fight');
/** "Before fight:": this creature attacks, and nothing has been dealt yet. */
export const beforeFight = timed('before-fight');
/** "Action:": what the card is used for, besides reaping and fighting, while its house is active. */
export const actionAbility = timed('action');
/** "Omni:": an action that needs no active house. */
export const omni = timed('omni');
/** "Destroyed:": as the card is about to leave play because it was destroyed. */
export const destroyed = timed('destroyed');
/** "Leaves play:": as the card leaves play, for whatever reason. */
export const leavesPlay = timed('leaves-play');
/** "Fate:": for the active player, when the prophecy above this card is fulfilled. */
export const fate = timed('fate');
/** "Scrap:": after the active player discarded the card from their hand; it resolves from the discard pile. */
export const scrap = timed('scrap');
/** On a card beside the table: what its owner may do in the third step, so many times each turn. */
export const move = (perTurn: number, ...steps: readonly Node[]): Ability => ({
  on: 'move',
  perTurn,
  do: seq(...steps),
});
/** "While …, you may …": what the owner of a card in their discard pile may do with it in the third step. */
export const moveFromDiscard = (cond: Cond, ...steps: readonly Node[]): Ability => ({
  on: 'move',
  in: 'discard',
  while: cond,
  do: seq(...steps),
});
/** On a card beside the table: "before you draw your starting hand, …". */
export const beforeHands = (...steps: readonly Node[]): Ability => ({
  on: 'setup',
  at: 'before-hands',
  do: seq(...steps),
});
/** On a card beside the table: "after you have drawn your starting hand, …". */
export const afterHands = (...steps: readonly Node[]): Ability => ({
  on: 'setup',
  at: 'after-hands',
  do: seq(...steps),
});
/** "Play/Fight/Reap:" is one ability for each of the words. */
export const combined = (timings: readonly Timing[], ...steps: readonly Node[]): readonly TimedAbility[] =>
  timings.map((timing) => timed(timing)(...steps));
/** As the card is played, before its bonus icons ("as you play it, treat it as a copy of …"). */
export const whenPlayed = (...steps: readonly Node[]): Ability => ({ on: 'when-played', do: seq(...steps) });
/** As the card enters play, however it does: played or put there ("enters play as a copy of …"). */
export const asItEnters = (...steps: readonly Node[]): Ability => ({ on: 'as-it-enters', do: seq(...steps) });
/** "In order to use this card, you must …": before each use, which does not come where not all of that was done. */
export const toUse = (...steps: readonly Node[]): Ability => ({
  on: 'to-use',
  do: seq(...steps, { kind: 'ifYouDo', then: { kind: 'useOn' } }),
});
/** "Each time …, do that", as long as the card is in play: a trigger. */
export const eachTime = (pattern: Pattern, ...steps: readonly Node[]): TriggeredAbility => ({
  on: 'trigger',
  when: pattern,
  do: seq(...steps),
});
/** "Instead": what happens in place of an event, without a question. */
export const insteadOf = (pattern: Pattern, instead: Instead): ReplacingAbility => ({
  on: 'replace',
  when: pattern,
  instead,
});
/** "You may … instead": the event happens as it is where nobody wants something else. */
export const mayInsteadOf = (pattern: Pattern, ...steps: readonly Node[]): ReplacingAbility => ({
  on: 'replace',
  when: pattern,
  instead: { do: seq(...steps) },
  may: true,
});
/** "You may resolve it as a … icon instead." */
export const mayResolveAs = (pattern: Pattern, ...icons: readonly Bonus[]): ReplacingAbility => ({
  on: 'replace',
  when: pattern,
  instead: { icons },
  may: true,
});
/** "While …": what takes the place of an event only as long as a condition holds. */
export const whileReplacing = (cond: Cond, ability: ReplacingAbility): ReplacingAbility => ({
  ...ability,
  while: cond,
});
/** An ability that is true as long as the card is in play: one or more modifiers. */
export const constant = (...give: readonly Modifier[]): PassiveAbility => ({ on: 'constant', give });
/** "While …": modifiers that count as long as a condition holds. */
export const whileTrue = (cond: Cond, ...give: readonly Modifier[]): PassiveAbility => ({
  on: 'constant',
  give,
  while: cond,
});
/**
 * "While this card is in your discard pile, …": what works in a zone out of play of its owner, who is "you", and not in play.
 * In a hand or archives it works as long as all players know the card.
 */
export const whileIn = (zone: Home | readonly Home[], ability: PassiveAbility): PassiveAbility => ({
  ...ability,
  outOfPlay: typeof zone === 'string' ? [zone] : zone,
});
