// The bonus icons of a card: printed ones and those that its deck adds.
import { nameOf } from '../../state/card.ts';
import type { State } from '../../state/state.ts';
import { cardAt, isCurrent } from '../../state/zones.ts';
import type { Bonus, Ref } from '../../terms.ts';
import { face, faceOf } from '../face.ts';
import { lastKnown } from '../lastKnown.ts';

const none: readonly Bonus[] = [];

/**
 * The icons of that copy of a card, in printed order, wherever it lies. A card that left play is found by what it was: two
 * copies of one card may have different icons.
 */
export function iconsOf(s: State, ref: Ref): readonly Bonus[] {
  if (isCurrent(s, ref)) return face(s, ref.id).bonus;
  const card = cardAt(s, ref.id);
  const wasItself = (lastKnown(s, ref)?.name ?? ref.name) === nameOf(card);
  const hasJustLeft = wasItself && card.ref.life === ref.life + 1;
  const own = hasJustLeft ? card.print?.bonus : undefined;
  const half = lastKnown(s, ref)?.half;
  if (half !== undefined) return [...iconsOf(s, { ...half, life: half.life + 1 }), ...(own ?? none)];
  return own ?? faceOf(s, ref).bonus;
}

/**
 * How many bonus icons a card has, or has of that kind. House icons are among them, though they do not resolve.
 * R: 18.4, "Bonus icons": house stands in the list of icons. No older document knows it.
 */
export function countIcons(s: State, ref: Ref, icon?: Bonus): number {
  const icons = iconsOf(s, ref);
  if (icon !== undefined) return icons.filter((one) => one === icon).length;
  const { print, now } = cardAt(s, ref.id);
  const isToken = isCurrent(s, ref) ? now?.facedown !== undefined : lastKnown(s, ref)?.token === true;
  return icons.length + (isToken ? 0 : (print?.houseIcons?.length ?? 0));
}
