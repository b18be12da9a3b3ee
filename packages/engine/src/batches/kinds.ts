// Subjects of a batch, as bits. Events are plain objects of many shapes, so one look at the type of an event costs more
// than most of a stage's work with it. One pass over the batch finds its bits; each stage then only tests whether they
// concern it.

import { isAwaited } from '../language/definitions/awaited.ts';
import { timesDefined } from '../language/definitions.ts';
import type { EventType, GameEvent } from '../language/events.ts';

/** "Cannot be dealt damage", ward and the like may stop it. */
export const STOPPABLE = 1;
/** Damage, which armor absorbs. */
export const HURTS = 2;
export const DESTROYS = 4;
/** It may make damage reach power where nothing else changes power: damage, and a change of what is where. */
export const KILLS = 8;
/** A player may lose track of cards. */
export const HIDES = 16;
/** Cards that are played or enter have their own window: see waiting.ts. */
export const PLAYS = 32;
/** Abilities with a bold word wait for it, or programs of the rules. */
export const TIMED = 64;
/** An icon, which does what it says before what waits for it. */
export const ICON = 128;
/** A card leaves play. */
export const LEAVES = 256;
/** A card of some set waits for the moment before it. */
export const AWAITED = 512;
/** Armor is lost, or absorbs damage. */
export const ARMORS = 1024;
/** A key is forged, for which cards may have been spent. */
export const FORGES = 2048;

const bits: ReadonlyMap<EventType, number> = new Map<EventType, number>([
  ['damage', STOPPABLE | HURTS | KILLS],
  ['destroy', STOPPABLE | DESTROYS],
  ['leave', STOPPABLE | LEAVES | HIDES | KILLS],
  ['move', HIDES],
  ['putUnder', HIDES],
  ['enter', HIDES | PLAYS | KILLS],
  ['playBegan', TIMED],
  ['entering', TIMED | HIDES],
  ['played', PLAYS | TIMED],
  ['reaped', TIMED],
  ['fought', TIMED | KILLS],
  ['attack', TIMED],
  ['acted', TIMED],
  ['discard', TIMED],
  ['control', TIMED | KILLS],
  ['shiftDamage', KILLS],
  ['changeType', TIMED | KILLS],
  ['armor', ARMORS],
  ['loseArmor', ARMORS],
  ['counter', KILLS],
  ['turnPassed', KILLS],
  ['turnBegan', KILLS],
  ['swap', KILLS],
  ['swapCarried', KILLS],
  ['attach', KILLS],
  ['reposition', KILLS],
  ['lastingBegan', KILLS],
  ['becomeCopy', KILLS],
  ['flip', KILLS],
  ['bonus', ICON],
  ['forge', FORGES],
]);

/** With what cards wait for, which is known as long as none is defined. */
const known = new Map<EventType, number>();
let knownWith = -1;

function learn(type: EventType): number {
  const kind = (bits.get(type) ?? 0) | (isAwaited(type) ? AWAITED : 0);
  known.set(type, kind);
  return kind;
}

/** The bits of all events of a batch. */
export function kindsIn(events: readonly GameEvent[]): number {
  if (knownWith !== timesDefined) {
    known.clear();
    knownWith = timesDefined;
  }
  let kinds = 0;
  for (const { type } of events) kinds |= known.get(type) ?? learn(type);
  return kinds;
}
