// The verb that a key does, of those that a card offers.
import type { CardVerb } from '@vaultsong/engine';
import type { Verb } from '../../wire/question.ts';

/** The first of some verbs that can be done now; else the first that cannot, for its reason; null where none is offered. */
export function firstOf(wanted: readonly CardVerb[], offered: readonly Verb[]): Verb | null {
  const found = wanted.flatMap((name) => offered.filter(({ verb }) => verb === name));
  return found.find(({ answer }) => answer !== null) ?? found[0] ?? null;
}
