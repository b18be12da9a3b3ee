// The traits of a card.
import { definition } from '../../language/definitions.ts';
import type { State } from '../../state/state.ts';
import { isCurrent } from '../../state/zones.ts';
import type { Ref } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { applies } from '../lines.ts';
import { defOf, lastKnown } from '../was.ts';

export function traitsOf(s: State, ref: Ref): readonly string[] {
  if (!isCurrent(s, ref)) return lastKnown(s, ref)?.traits ?? definition(ref.name).traits;
  const printed = defOf(s, ref.id).traits;
  const added = modifiers(s, 'trait').filter((line) => applies(s, line, ref));
  return added.length === 0 ? printed : [...printed, ...added.map((line) => line.modifier.trait)];
}
