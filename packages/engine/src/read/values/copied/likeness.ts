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

/** What its model had as a creature is noted as it begins to take after it, where no face shows it. */
export const notedPower = 'power of its model';
export const notedArmor = 'armor of its model';

/**
 * What is printed on the card after which a card takes, the last one of several; null where there is none.
 * R: 18.4 FAQ, Cyber-Clone: base values, so that a Mimic Gel, which is a copy of nothing once it is purged, has no power, and an
 * artifact that was a creature those by which it was one.
 */
export function likenessOf(s: State, ref: Ref): Face | null {
  let found: Face | null = null;
  for (const line of modifiers(s)['values-of']) {
    const model = line.isInCircle ? once(s, line, ref, meant, null) : meant(s, line, ref);
    if (model === null) continue;
    const { [notedPower]: power, [notedArmor]: armor } = line.scope.vars;
    found = printedFaceOf(s, model);
    if (typeof power === 'number' && typeof armor === 'number') found = { ...found, power, armor };
  }
  return found;
}
