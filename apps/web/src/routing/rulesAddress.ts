// The address of the rules page holds all that it shows: `/rules?q=ready&edition=manual#ready`.
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition, editionNames } from '@vaultsong/engine';
import { rulesPath } from './paths.ts';

export interface RulesAddress {
  /** What is searched for; empty: the whole rulebook is shown. */
  readonly words: string;
  readonly edition: EditionName;
  /** The entry that is shown first of all; empty: none in particular. */
  readonly entry: string;
  /** What the address calls an edition, but none is called so. */
  readonly unknownEdition: string | null;
}

/** @param text query and fragment of an address */
export function addressFrom(text: string): RulesAddress {
  const { searchParams: asked, hash } = new URL(text, 'http://rules');
  const name = asked.get('edition');
  const edition = editionNames.find((known) => known === name);
  return {
    words: asked.get('q') ?? '',
    edition: edition ?? defaultEdition,
    entry: idIn(hash),
    unknownEdition: edition === undefined ? name : null,
  };
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A stray percent sign: such an entry there is not, and the page says so.
    return hash.slice(1);
  }
}

/** The address that `addressFrom` reads back as the same. */
export function addressOf({ words, edition, entry }: Omit<RulesAddress, 'unknownEdition'>): string {
  const asked = new URLSearchParams({ ...(words === '' ? {} : { q: words }), edition });
  return `${rulesPath}?${asked}${entry === '' ? '' : `#${encodeURIComponent(entry)}`}`;
}
