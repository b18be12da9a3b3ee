// Steps of a program: the card that it is about, and what the rules do in one step.
import type { Cards, Node, RuleStep } from '../language/language.ts';

/** The card that is played, or used. */
export const card: Cards = { var: 'card' };
export const rule = (step: RuleStep): Node => ({ kind: 'rule', step });
