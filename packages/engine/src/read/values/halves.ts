// Facts about the halves of gigantic creatures that the rules ask for, such as the art halves that fit a base half.
// state/halves.ts says what the halves are.
import type { State } from '../../state/state.ts';
import { cardAt, isAbducted, isCurrent, liveBody } from '../../state/zones.ts';
import type { CardId, Half, Ref } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import { face, faceOf } from '../face.ts';

/** The half of a gigantic creature that a card is; undefined for every other card, and for a copy of such a creature. */
export const halfOf = (s: State, ref: Ref): Half | undefined => faceOf(s, ref).half;

/** Whether a card is half of a gigantic creature without the other half. */
export const isHalfAlone = (s: State, id: CardId): boolean =>
  face(s, id).half !== undefined && cardAt(s, id).now?.half === undefined;

/**
 * Any art half goes with any base half of its title. Decided: both must be cards of one player, and one that leaves archives
 * for a hand only does not come along.
 */
export const goWithEachOther = (s: State, base: Ref, art: Ref): boolean =>
  isCurrent(s, art) &&
  isCurrent(s, base) &&
  liveBody(s, base) === null &&
  cardAt(s, art.id).zone !== 'play' &&
  !isAbducted(s, art) &&
  face(s, base.id).half === 'base' &&
  face(s, art.id).half === 'art' &&
  face(s, art.id).name === face(s, base.id).name &&
  cardAt(s, art.id).owner === cardAt(s, base.id).owner;

/** The art halves among those cards of which one can go with a base half. */
export const artHalvesAmong = (s: State, base: Ref, cards: readonly Ref[]): readonly Ref[] =>
  cards.filter((art, i) => goWithEachOther(s, base, art) && cards.findIndex((other) => sameRef(other, art)) === i);
