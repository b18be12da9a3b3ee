// Events for whose coming some card waits, of all cards that are defined: only before these is there a moment.
import type { EventType } from '../events.ts';
import { eventsOf } from '../events.ts';
import type { Ability, Node, Pattern } from '../language.ts';
import { keptSet } from './kept.ts';

const awaited = new Set<EventType>();

/**
 * When an ability that waits for an event resolves.
 * R: "Before", "Assault", "Hazardous", v1.3 glossary: what comes before a creature fights waits with them, after the
 * creature was exhausted and its target chosen: in the window after the attack.
 */
export const momentOf = ({ event, at }: Pattern): 'before' | 'after' =>
  event === 'attack' ? 'after' : (at ?? 'after');

/** The abilities of a card are known from now on. */
export function noteAwaited(abilities: readonly Ability[]): void {
  for (const ability of abilities) noteAbility(ability);
  noteLasting(abilities);
}

function noteAbility(ability: Ability): void {
  if (ability.on === 'trigger' && momentOf(ability.when) === 'before')
    for (const type of eventsOf(ability.when)) awaited.add(type);
  if (ability.on === 'constant') for (const line of ability.give) if (line.mod === 'ability') noteAbility(line.ability);
}

/** Lasting effects are abilities in the middle of a node; they listen too. */
function noteLasting(tree: unknown): void {
  if (tree === null || typeof tree !== 'object') return;
  if ('kind' in tree && tree.kind === 'lasting') noteAbility((tree as Extract<Node, { kind: 'lasting' }>).ability);
  for (const part of Object.values(tree)) noteLasting(part);
}

/** Whether any card waits for the moment before that type of event. */
export const isAwaited = (type: EventType): boolean => awaited.has(type);

/** @returns forgets what was noted since */
export const keptAwaited = (): (() => void) => keptSet(awaited);
