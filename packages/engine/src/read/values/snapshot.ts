// All that a card is worth at one moment, put down for later.
import { editionOf } from '../../editions/editions.ts';
import type { Was } from '../../language/events.ts';
import type { CardReading } from '../../language/reading.ts';
import type { State } from '../../state/state.ts';
import { bodyAt, cardAt, liveBody } from '../../state/zones.ts';
import type { House, Ref } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import { face, faceOf } from '../face.ts';
import { controllerOf, lastKnown } from '../lastKnown.ts';
import { armor } from './armor.ts';
import { madeValues } from './copied/made.ts';
import { housesOf } from './house.ts';
import { hostOf, isOnFlank, leftNeighborOf, neighborsOf } from './place.ts';
import { power } from './power.ts';
import { isToken } from './token.ts';
import { traitsOf } from './trait.ts';
import { typeOf } from './type.ts';

/**
 * Whether a card that leaves play now is destroyed.
 * R: timing notes, "Destroyed", and v1.0 p.10: also one that its Destroyed: ability moves away; v1.3 p.10: that comes
 * before it would be destroyed, so that only those that are still there when all such abilities have resolved are.
 */
const isDestroyedNow = (s: State, ref: Ref): boolean =>
  bodyAt(s, ref.id).tagged &&
  (editionOf(s.edition).movedByItsDestroyedAbility === 'was-destroyed' ||
    s.stack.some(
      (f) =>
        f.kind === 'dying' && f.stage === 'after' && f.events.some((e) => e.type === 'destroy' && sameRef(e.card, ref)),
    ));

/** Everything that later effects may ask about a card that is about to leave play. */
export function snapshot(s: State, ref: Ref): Was {
  const body = bodyAt(s, ref.id);
  const houses = housesOf(s, ref);
  const { owner, now } = cardAt(s, ref.id);
  const half = now?.half;
  const left = leftNeighborOf(s, ref);
  const base = madeValues(s, ref);
  return {
    ref,
    name: face(s, ref.id).id,
    type: typeOf(s, ref),
    owner,
    controller: body.controller,
    house: houses[0] as House,
    ...(houses.length === 1 ? {} : { houses }),
    power: power(s, ref),
    armor: armor(s, ref),
    damage: body.damage,
    aember: body.aember,
    traits: traitsOf(s, ref),
    flank: isOnFlank(s, ref),
    neighbors: neighborsOf(s, ref),
    ...(left === undefined ? {} : { left }),
    host: hostOf(s, ref),
    destroyed: isDestroyedNow(s, ref),
    ...(isToken(s, ref) ? { token: true as const } : {}),
    ...(half === undefined ? {} : { half: cardAt(s, half).ref }),
    ...(base === null ? {} : { base }),
  };
}

/** What the valves may look at. */
export const reading = (s: State, ref: Ref): CardReading => ({
  ref,
  name: faceOf(s, ref).id,
  owner: cardAt(s, ref.id).owner,
  controller: controllerOf(s, ref),
  type: typeOf(s, ref),
  houses: housesOf(s, ref),
  power: power(s, ref),
  damage: liveBody(s, ref)?.damage ?? lastKnown(s, ref)?.damage ?? 0,
  aember: liveBody(s, ref)?.aember ?? lastKnown(s, ref)?.aember ?? 0,
  traits: traitsOf(s, ref),
});
