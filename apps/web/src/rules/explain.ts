// Rule text for a sheet on the table: the entry in the edition of the game.
import type { RulebookEdition, TextPart } from '@vaultsong/rulebook';
import { editionWith, entryOf, entryText, isRule, paragraphsOf } from '@vaultsong/rulebook';

export interface Explained {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly (readonly TextPart[])[];
  /** It tells of the world of the game, and settles nothing in it. */
  readonly isSetting: boolean;
  /** The edition whose text it is: another one where that of the game does not know the term. */
  readonly edition: RulebookEdition;
}

/** @throws RangeError when there is no such entry */
export function explain(id: string, edition: RulebookEdition): Explained {
  const entry = entryOf(id);
  const read = editionWith(entry, edition);
  return {
    id,
    title: entry.title,
    paragraphs: paragraphsOf(entryText(entry, read)),
    isSetting: !isRule(entry),
    edition: read,
  };
}
