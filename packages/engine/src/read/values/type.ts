// The type of a card.
import type { State } from '../../state/state.ts';
import { isCurrent } from '../../state/zones.ts';
import type { CardType, Ref } from '../../terms.ts';
import { face, faceOf } from '../face.ts';
import { lastKnown } from '../gone.ts';

export function typeOf(s: State, ref: Ref): CardType {
  if (!isCurrent(s, ref)) return lastKnown(s, ref)?.type ?? faceOf(s, ref).type;
  return face(s, ref.id).type;
}
