import type { State } from '../../state/state.ts';
import { liveBody } from '../../state/zones.ts';
import type { Keyword, Ref } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { faceOf } from '../face.ts';
import { applies } from '../lines.ts';

/** The value of a keyword: the sum for assault and hazardous, at least 1 where a card has it, 0 where it does not. */
export function keyword(s: State, ref: Ref, name: Keyword): number {
  const shown = faceOf(s, ref).keywords[name] ?? 0;
  if (liveBody(s, ref) === null) return shown;
  for (const line of modifiers(s, 'loses-keyword')) {
    if (line.modifier.keyword === name && applies(s, line, ref)) return 0;
  }
  let value = shown;
  for (const line of modifiers(s, 'keyword')) {
    if (line.modifier.keyword === name && applies(s, line, ref)) value += line.modifier.value ?? 1;
  }
  return value;
}
