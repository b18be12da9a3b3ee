// The address of the gallery holds all that it shows: `/cards?q=steal&house=shadows,dis&power=3-&sort=name&view=list`.
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition } from '@vaultsong/engine';
import { cardsPath } from '../../routing/paths.ts';
import type { Look } from '../list/listAddress.ts';
import { ListQuery, listAddress, looks, rangeText } from '../list/listAddress.ts';
import type { CatalogueCard } from './catalogue.ts';
import type { Facet } from './facets.ts';
import { facets, facetTitles, valuesIn } from './facets.ts';
import type { Filter, Sort } from './filter.ts';
import { noFilter, ranges, sorts } from './filter.ts';

/** @param edition of the rules that its keywords are explained by */
export const cardPath = (name: string, edition: EditionName = defaultEdition): string =>
  `/c/${encodeURIComponent(name)}${edition === defaultEdition ? '' : `?edition=${edition}`}`;

export interface GalleryAddress {
  /** What stands in the search box. */
  readonly words: string;
  readonly filter: Filter;
  readonly sort: Sort;
  readonly view: Look;
}

export const wholeGallery: GalleryAddress = { words: '', filter: noFilter, sort: 'number', view: 'pictures' };

export interface ReadAddress extends GalleryAddress {
  /** What the address asks for in vain, as sentences. */
  readonly ignored: readonly string[];
}

/**
 * @param search query of an address
 * @param cards of which there are to choose: values that none of them has are ignored, and said so
 */
export function galleryFrom(search: string, cards: readonly CatalogueCard[]): ReadAddress {
  const asked = new ListQuery(search);
  const choice = (facet: Facet): readonly string[] =>
    asked.known(
      facet,
      valuesIn(cards, facet),
      (value) => `No card has the ${facetTitles[facet].toLowerCase()} “${value}”.`,
    );
  return {
    words: asked.text('q'),
    filter: {
      chosen: {
        ...{ house: choice('house'), type: choice('type'), rarity: choice('rarity'), play: choice('play') },
        ...{ keyword: choice('keyword'), bonus: choice('bonus'), enhance: choice('enhance'), kind: choice('kind') },
        ...{ trait: choice('trait'), set: choice('set') },
      },
      within: { power: asked.range('power'), armor: asked.range('armor') },
    },
    sort: asked.oneOf('sort', sorts, wholeGallery.sort),
    view: asked.oneOf('view', looks, wholeGallery.view),
    ignored: asked.ignored,
  };
}

/** The address that `galleryFrom` reads back as the same; what is as usual is left out. */
export function addressOf({ words, filter, sort, view }: GalleryAddress): string {
  return listAddress(cardsPath, [
    ['q', words],
    ...facets.map((facet) => [facet, filter.chosen[facet].join(',')] as const),
    ...ranges.map((name) => [name, rangeText(filter.within[name])] as const),
    ['sort', sort === wholeGallery.sort ? '' : sort],
    ['view', view === wholeGallery.view ? '' : view],
  ]);
}

/** The gallery with one value chosen, for links. */
export const addressWith = (facet: Facet, value: string): string =>
  addressOf({ ...wholeGallery, filter: { ...noFilter, chosen: { ...noFilter.chosen, [facet]: [value] } } });
