// The traits of a card: those it shows, and those that effects add. They are no text that could be blank.
import type { State } from '../../state/state.ts';
import { isCurrent } from '../../state/zones.ts';
import type { Ref } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { face, faceOf } from '../face.ts';
import { lastKnown } from '../gone.ts';
import { applies } from '../lines.ts';

export function traitsOf(s: State, ref: Ref): readonly string[] {
  if (!isCurrent(s, ref)) return lastKnown(s, ref)?.traits ?? faceOf(s, ref).traits;
  const printed = face(s, ref.id).traits;
  const added = modifiers(s, 'trait').filter((line) => applies(s, line, ref));
  return added.length === 0 ? printed : [...printed, ...added.map((line) => line.modifier.trait)];
}
