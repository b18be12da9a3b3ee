// A card that takes after another one, which need not be in play any more: it has the printed power of that one, and gains its
// armor, keywords and traits.
import type { State } from '../../../state/state.ts';
import type { Ref } from '../../../terms.ts';
import type { Line, ModifierOf } from '../../active.ts';
import { modifiers } from '../../active.ts';
import { fits, once } from '../../applies.ts';
import type { Face } from '../../face.ts';
import { printedFaceOf } from '../../face.ts';
import { reader } from '../../reader.ts';

function meant(s: State, line: Line<ModifierOf<'values-of'>>, ref: Ref): Ref | null {
  if (!fits(s, line, ref)) return null;
  return reader.cards(s, line.modifier.card, line.scope)[0] ?? null;
}

/**
 * What is printed on the card after which a card takes, the last one of several; null where there is none.
 * R: online play today, Cyber-Clone: one that was purged is a copy of nothing any more, so that a Mimic Gel has no power.
 */
export function likenessOf(s: State, ref: Ref): Face | null {
  let found: Ref | null = null;
  for (const line of modifiers(s)['values-of'])
    found = (line.isInCircle ? once(s, line, ref, meant, null) : meant(s, line, ref)) ?? found;
  return found === null ? null : printedFaceOf(s, found);
}
