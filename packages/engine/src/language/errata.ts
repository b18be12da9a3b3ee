// Cards whose printed text was corrected later, and which of the two texts is played.
// R: v1.0 has no list of corrections; v1.3 "Errata": a list of three cards; Master Rulebook 16, "The Golden Rule": all.
import type { EditionName } from '../editions/editions.ts';
import { editionOf } from '../editions/editions.ts';
import type { Ability, CardDef, Erratum } from './language.ts';

/** Whether a correction counts in an edition. */
export function isCorrected(erratum: Erratum, edition: EditionName): boolean {
  const { errata } = editionOf(edition);
  return errata === 'all' || errata === erratum;
}

/** The abilities of a card as an edition has them. */
export const abilitiesIn = (card: CardDef, edition: EditionName): readonly Ability[] =>
  card.printed === undefined || isCorrected(card.printed.before, edition) ? card.abilities : card.printed.abilities;
