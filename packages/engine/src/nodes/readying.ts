// Whether it shows in which order cards ready: only then is the active player asked (18.4, "Ready Cards"). Read off the
// abilities that are in force, never off names.

import { fits } from '../batches/triggers.ts';
import type { GameEvent } from '../language/events.ts';
import type { Pattern } from '../language/language.ts';
import type { Scope } from '../language/reading.ts';
import { allModifiers, modifiers, replacementsFor, triggersFor } from '../read/active.ts';
import type { State } from '../state/state.ts';
import type { Ref } from '../terms.ts';

const known = new WeakMap<object, boolean>();

/** Whether a part of the language asks if cards are ready or exhausted. */
function readsReadiness(tree: unknown): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  const before = known.get(tree);
  if (before !== undefined) return before;
  const reads =
    ('ready' in tree && typeof tree.ready === 'boolean') || Object.values(tree).some((part) => readsReadiness(part));
  known.set(tree, reads);
  return reads;
}

const waitsFor = (s: State, cards: readonly Ref[], when: Pattern, scope: Scope): boolean =>
  cards.some((card) => {
    const readied: GameEvent = { type: 'ready', card };
    return fits(s, when, readied, scope);
  });

/**
 * Whether something in the game can tell in which order these cards ready: what waits for one of them to ready, or takes
 * its place, or is worth something else as long as cards are exhausted.
 */
export function canSeeReadying(s: State, cards: readonly Ref[]): boolean {
  return (
    triggersFor(s, 'ready').some(({ ability, scope }) => waitsFor(s, cards, ability.when, scope)) ||
    replacementsFor(s, 'ready').some(({ ability, scope }) => waitsFor(s, cards, ability.when, scope)) ||
    modifiers(s, 'ability').some(({ modifier: { ability } }) => 'when' in ability && ability.when.event === 'ready') ||
    allModifiers(s).some(({ modifier, while: cond }) => readsReadiness(modifier) || readsReadiness(cond))
  );
}
