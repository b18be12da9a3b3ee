// Position of a card in play: its neighbors, its flank, its host.

import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import { cardAt, liveBody } from '../../state/zones.ts';
import type { Flank, Ref, Seat } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { applies } from '../applies.ts';
import { lastKnown } from '../lastKnown.ts';

const noRefs: readonly Ref[] = [];

/** The creatures directly to the left and right in the battleline. */
export function neighborsOf(s: State, ref: Ref): readonly Ref[] {
  const body = liveBody(s, ref);
  if (body === null) return lastKnown(s, ref)?.neighbors ?? noRefs;
  const line = player(s, body.controller).line;
  const i = line.indexOf(ref.id);
  if (i < 0) return noRefs;
  const found: Ref[] = [];
  if (i > 0) found.push(cardAt(s, line[i - 1]!).ref);
  if (i < line.length - 1) found.push(cardAt(s, line[i + 1]!).ref);
  return found;
}

/** The creature directly to the left in the battleline; none for what stands in no line. */
export function leftNeighborOf(s: State, ref: Ref): Ref | undefined {
  const body = liveBody(s, ref);
  if (body === null) return lastKnown(s, ref)?.left;
  const { line } = player(s, body.controller);
  const id = line[line.indexOf(ref.id) - 1];
  return id === undefined ? undefined : cardAt(s, id).ref;
}

/**
 * The place in a battleline where a creature stood that has left it: to the right of the nearest one on its left that
 * still stands there.
 */
export function placeLeftBy(s: State, ref: Ref, seat: Seat): number {
  const { line } = player(s, seat);
  for (let left = leftNeighborOf(s, ref); left !== undefined; left = leftNeighborOf(s, left)) {
    const place = liveBody(s, left) === null ? -1 : line.indexOf(left.id);
    if (place >= 0) return place + 1;
  }
  return 0;
}

/** Whether a creature stands to the left of another in the same battleline, next to it or further away. */
export function isLeftOf(s: State, ref: Ref, other: Ref): boolean {
  const body = liveBody(s, ref);
  if (body === null || liveBody(s, other) === null) return false;
  const { line } = player(s, body.controller);
  const i = line.indexOf(ref.id);
  return i >= 0 && i < line.indexOf(other.id);
}

export function isOnFlank(s: State, ref: Ref): boolean {
  const body = liveBody(s, ref);
  if (body === null) return lastKnown(s, ref)?.flank ?? false;
  const line = player(s, body.controller).line;
  if (line[0] === ref.id || line[line.length - 1] === ref.id) return true;
  for (const flank of modifiers(s).flank) if (applies(s, flank, ref)) return true;
  return false;
}

/**
 * Whether a creature stands at that end of its battleline. R: v1.3 "Battleline": one that is alone is on both flanks. What is
 * only considered to be a flank creature is on neither of them.
 */
export function isAtEnd(s: State, ref: Ref, flank: Flank): boolean {
  const body = liveBody(s, ref);
  if (body === null) return false;
  const { line } = player(s, body.controller);
  return line.at(flank === 'left' ? 0 : -1) === ref.id;
}

/** R: notes on later sets: there is a center only where an odd number of creatures stands in the battleline. */
export function isInCenter(s: State, ref: Ref): boolean {
  const body = liveBody(s, ref);
  if (body === null) return false;
  const { line } = player(s, body.controller);
  return line.length % 2 === 1 && line[(line.length - 1) / 2] === ref.id;
}

export function hostOf(s: State, ref: Ref): Ref | null {
  const body = liveBody(s, ref);
  if (body === null) return lastKnown(s, ref)?.host ?? null;
  const host = body.besides?.host;
  return host === undefined ? null : cardAt(s, host).ref;
}
