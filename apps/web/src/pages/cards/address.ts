// Addresses of the list of cards and of single cards, for links.
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition } from '@vaultsong/engine';
import { writeAddress } from '../../list/listAddress.ts';
import { noFilter, withChosen } from '../../list/listOf.ts';
import { cardList } from './cardList.ts';
import type { CardFacet } from './facets.ts';

/** @param edition of the rules that its keywords are explained by */
export const cardPath = (name: string, edition: EditionName = defaultEdition): string =>
  `/c/${encodeURIComponent(name)}${edition === defaultEdition ? '' : `?edition=${edition}`}`;

/** Cards that a search finds. */
export const cardsFor = (words: string): string => writeAddress(cardList, { words });

/** Cards with one value. */
export const cardsWith = (facet: CardFacet, value: string): string =>
  writeAddress(cardList, { filter: withChosen(noFilter, facet, [value]) });
