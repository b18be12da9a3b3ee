// Words of the language for a game of a team against an automaton: its nodes and its verb.

import type { Node } from './language.ts';
import type { Num } from './phrase/number.ts';

export type AutomatonNode =
  | { readonly kind: 'turnOrder' } // who of a team goes first, and who next
  | { readonly kind: 'contribute'; readonly total: Num } // your team loses so much together; each of its players says how much
  | { readonly kind: 'useAutomaton'; readonly cards: AutomatonCards; readonly fight?: true }; // of the automaton, one by one; fight: only if it has prey

/** `creatures`: from left to right, until none can be used any more. */
export type AutomatonCards = 'adversary' | 'creatures' | 'artifacts';

export interface AutomatonVerb {
  readonly kind: 'advance';
  readonly cost: Num; // the automaton spends æmber; what changes key costs changes this
}

/** Uses those cards of the automaton one by one; what has prey fights, all else reaps or takes its action. */
export const useAutomatons = (cards: AutomatonCards): Node => ({ kind: 'useAutomaton', cards });
/** The adversary fights if there is prey for it. */
export const adversaryFights: Node = { kind: 'useAutomaton', cards: 'adversary', fight: true };
/** The automaton spends æmber to come closer to its goal; what changes key costs changes this. */
export const advance = (cost: Num): Node => ({ kind: 'advance', cost });
