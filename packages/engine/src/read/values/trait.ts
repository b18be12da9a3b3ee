// The traits of a card: those it shows, and those that effects add. They stand in the text box, so that a card that gains
// that of another has its traits too, but no blank text is without them (Shadow of Dis says so).
import type { Filter, TraitRef } from '../../language/language.ts';
import type { Scope } from '../../language/reading.ts';
import type { State } from '../../state/state.ts';
import { cardAt, isCurrent } from '../../state/zones.ts';
import type { Ref, Zone } from '../../terms.ts';
import { modifiers } from '../active.ts';
import { applies } from '../applies.ts';
import { face, faceOf } from '../face.ts';
import { lastKnown } from '../lastKnown.ts';
import { likenessOf } from './copied/likeness.ts';
import { textGiven } from './copied/text.ts';

export function traitsOf(s: State, ref: Ref): readonly string[] {
  if (!isCurrent(s, ref)) return lastKnown(s, ref)?.traits ?? faceOf(s, ref).traits;
  const printed = face(s, ref.id).traits;
  const { trait: gains, 'no-traits': losses, 'text-of': texts, 'values-of': likenesses } = modifiers(s);
  if (gains.length === 0 && losses.length === 0 && texts.length === 0 && likenesses.length === 0) return printed;
  const { zone } = cardAt(s, ref.id);
  // R: "Cannot", 18.4: what a card loses it does not have, whatever it gains.
  if (losses.some((line) => isMeantIn(zone, line.modifier.of) && applies(s, line, ref))) return noTraits;
  const added = gains.filter((line) => isMeantIn(zone, line.modifier.of) && applies(s, line, ref));
  const likeness = likenessOf(s, ref);
  const taken = likeness === null ? noTraits : likeness.traits;
  return [
    ...printed,
    ...taken,
    ...texts.flatMap((line) => textGiven(s, line, ref)?.traits ?? noTraits),
    ...added.flatMap(({ modifier, scope }) => traitMeant(modifier.trait, scope) ?? noTraits),
  ];
}

/** "Each creature" is each creature in play: cards elsewhere are what they show, unless the text says where it means. */
const isMeantIn = (place: Zone, { zone = 'play' }: Filter): boolean =>
  typeof zone === 'string' ? zone === place : zone.includes(place);

const noTraits: readonly string[] = [];

/** The trait that a word means; null where none was chosen. */
export function traitMeant(trait: TraitRef, scope: Scope): string | null {
  if (typeof trait === 'string') return trait;
  const value = scope.vars[trait.var];
  return typeof value === 'object' && 'trait' in value ? value.trait : null;
}
