// The bonus icons of a card: printed ones and those that its deck adds.
import { definition } from '../../language/definitions.ts';
import type { State } from '../../state/state.ts';
import { cardAt, isCurrent } from '../../state/zones.ts';
import type { Bonus, Ref } from '../../terms.ts';
import { defOf } from '../was.ts';

/**
 * The icons of that copy of a card, in printed order, wherever it lies. A card that left play is found by what it was: two
 * copies of one card may have different icons.
 */
export function iconsOf(s: State, ref: Ref): readonly Bonus[] {
  const card = cardAt(s, ref.id);
  if (isCurrent(s, ref)) return card.bonus ?? defOf(s, ref.id).bonus;
  const hasJustLeft = card.name === ref.name && card.ref.life === ref.life + 1;
  return (hasJustLeft ? card.bonus : null) ?? definition(ref.name, s.edition).bonus;
}
