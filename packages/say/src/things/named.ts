// Words that a player names, a title or a trait: known in texts about one running game, "that name" in texts of cards.
import type { TraitRef } from '@vaultsong/engine';
import { title } from '../grammar/english.ts';
import type { Voice } from '../grammar/voice.ts';

/** The trait as a title: "Beast"; null for one that is to be chosen. */
export function knownTrait(trait: TraitRef, v: Voice): string | null {
  if (typeof trait === 'string') return title(trait);
  return v.values.get(trait.var) ?? null;
}

/** "the Beast trait", "that trait". */
export function traitNoun(trait: TraitRef, v: Voice): string {
  const known = knownTrait(trait, v);
  return known === null ? 'that trait' : `the ${known} trait`;
}
