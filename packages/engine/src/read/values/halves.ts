// What the rules ask about the halves of gigantic creatures: which art half can go with a base half. What they are is said in
// state/halves.ts.
import { isAsked } from '../../seats/seats.ts';
import type { State } from '../../state/state.ts';
import { cardAt, isCurrent, liveBody, pile } from '../../state/zones.ts';
import type { CardId, Half, Ref, Seat } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import { face, faceOf } from '../face.ts';

const none: readonly never[] = [];

/** Which half of a gigantic creature a card is; undefined for every other card, and for a copy of such a creature. */
export const halfOf = (s: State, ref: Ref): Half | undefined => faceOf(s, ref).half;

/** Whether a card is half of a gigantic creature without the other half. */
export const isHalfAlone = (s: State, id: CardId): boolean =>
  face(s, id).half !== undefined && cardAt(s, id).half === undefined;

/** Any art half goes with any base half of its title. Decided: both must be cards of one player. */
export const goWithEachOther = (s: State, base: Ref, art: Ref): boolean =>
  isCurrent(s, art) &&
  isCurrent(s, base) &&
  liveBody(s, base) === null &&
  cardAt(s, art.id).zone !== 'play' &&
  face(s, base.id).half === 'base' &&
  face(s, art.id).half === 'art' &&
  face(s, art.id).name === face(s, base.id).name &&
  cardAt(s, art.id).owner === cardAt(s, base.id).owner;

const fitting = (s: State, base: Ref, among: readonly Ref[]): readonly Ref[] =>
  among.filter((art, i) => goWithEachOther(s, base, art) && among.findIndex((other) => sameRef(other, art)) === i);

/**
 * The art halves with which a base half can be put into play.
 * R: notes on later sets, "Gigantic creatures": an effect that does it with one half alone fails.
 * @param together all cards that the effect puts into play
 */
export const artHalvesToPut = fitting;

/**
 * The art halves with which a base half can be played.
 * R: notes on later sets, "Gigantic creatures": from a hand with both halves in it. Decided: also where an effect plays it from
 * there; from elsewhere an effect must play both halves.
 * @param byEffect an ability says to play it; else it is a move of the player, from wherever that is permitted
 * @param together all cards that the ability plays
 */
export function artHalvesToPlay(
  s: State,
  seat: Seat,
  base: Ref,
  byEffect: boolean,
  together: readonly Ref[],
): readonly Ref[] {
  // An automaton has no such creatures, and nobody to choose for it.
  if (!isAsked(s, seat)) return none;
  const { zone, seat: holder } = cardAt(s, base.id);
  const ids = byEffect && zone !== 'hand' ? none : (pile(s, zone, holder) ?? none);
  return fitting(s, base, [...ids.map((id) => cardAt(s, id).ref), ...together]);
}
