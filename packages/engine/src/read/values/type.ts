// The type of a card: the one it shows, or the one that the last effect says it has.
import type { State } from '../../state/state.ts';
import { cardAt, isCurrent, liveBody } from '../../state/zones.ts';
import type { CardType, Ref } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { applies } from '../applies.ts';
import { face, faceOf } from '../face.ts';
import { lastKnown } from '../lastKnown.ts';

export function typeOf(s: State, ref: Ref): CardType {
  if (!isCurrent(s, ref)) return lastKnown(s, ref)?.type ?? faceOf(s, ref).type;
  let { type } = face(s, ref.id);
  const lines = modifiers(s).type;
  // Cards out of play are what they show, until they enter as what they have become.
  if (lines.length === 0 || (liveBody(s, ref) === null && cardAt(s, ref.id).zone !== 'played')) return type;
  for (const line of lines) if (applies(s, line, ref)) type = line.modifier.type;
  return type;
}

/** Whether what makes a creature of it lets it stand between creatures too. */
export const standsAnywhere = (s: State, ref: Ref): boolean =>
  modifiers(s).type.some((line) => line.modifier.anywhere === true && applies(s, line, ref));
