// The address of the gallery holds all that it shows: `/cards?q=steal&house=shadows,dis&power=3-&sort=name&view=list`.
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition } from '@vaultsong/engine';
import { cardsPath } from '../site/paths.ts';
import type { CatalogueCard } from './catalogue.ts';
import type { Facet } from './facets.ts';
import { facets, facetTitles, valuesIn } from './facets.ts';
import type { Filter, Range, Sort } from './filter.ts';
import { anyNumber, noFilter, ranges, sorts } from './filter.ts';

/** @param edition of the rules that its keywords are explained by */
export const cardPath = (name: string, edition: EditionName = defaultEdition): string =>
  `/c/${encodeURIComponent(name)}${edition === defaultEdition ? '' : `?edition=${edition}`}`;

export const views = ['pictures', 'list'] as const;
export type Look = (typeof views)[number];

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

const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** `3`, `3-`, `-5` or `3-5`; null: none of these. */
export function rangeFrom(text: string): Range | null {
  const { from, dash, to } = /^(?<from>\d{1,3})?(?<dash>-)?(?<to>\d{1,3})?$/.exec(text)?.groups ?? {};
  if (from === undefined && to === undefined) return null;
  const [low, high] = [from === undefined ? null : Number(from), to === undefined ? null : Number(to)];
  if (dash === undefined) return { from: low, to: low };
  return low !== null && high !== null && low > high ? null : { from: low, to: high };
}

export const rangeText = ({ from, to }: Range): string =>
  from === null && to === null ? '' : from === to ? `${from}` : `${from ?? ''}-${to ?? ''}`;

/**
 * @param search query of an address
 * @param cards of which there are to choose: values that none of them has are ignored, and said so
 */
export function galleryFrom(search: string, cards: readonly CatalogueCard[]): ReadAddress {
  const asked = new URLSearchParams(search);
  const ignored: string[] = [];
  const choice = (facet: Facet): readonly string[] => {
    const known = valuesIn(cards, facet);
    const names = [...new Set((asked.get(facet) ?? '').split(',').filter((name) => name !== ''))];
    for (const name of names.filter((one) => !known.includes(one)))
      ignored.push(`No card has the ${facetTitles[facet].toLowerCase()} “${shown(name)}”.`);
    return names.filter((name) => known.includes(name));
  };
  const range = (name: 'power' | 'armor'): Range => {
    const text = asked.get(name) ?? '';
    const read = text === '' ? anyNumber : rangeFrom(text);
    if (read === null) ignored.push(`“${name}=${shown(text)}” is no range; expected 3, 3-, -5 or 3-5.`);
    return read ?? anyNumber;
  };
  const oneOf = <T extends string>(name: string, known: readonly T[], preset: T): T => {
    const text = asked.get(name);
    const found = known.find((one) => one === text);
    if (text !== null && found === undefined)
      ignored.push(`“${name}=${shown(text)}” is unknown; expected ${known.join(', ')}.`);
    return found ?? preset;
  };
  return {
    words: asked.get('q') ?? '',
    filter: {
      chosen: {
        ...{ house: choice('house'), type: choice('type'), rarity: choice('rarity'), play: choice('play') },
        ...{ keyword: choice('keyword'), bonus: choice('bonus'), trait: choice('trait'), set: choice('set') },
      },
      within: { power: range('power'), armor: range('armor') },
    },
    sort: oneOf('sort', sorts, wholeGallery.sort),
    view: oneOf('view', views, wholeGallery.view),
    ignored,
  };
}

/** The address that `galleryFrom` reads back as the same; what is as usual is left out. */
export function addressOf({ words, filter, sort, view }: GalleryAddress): string {
  const parts = [
    ['q', words],
    ...facets.map((facet) => [facet, filter.chosen[facet].join(',')]),
    ...ranges.map((name) => [name, rangeText(filter.within[name])]),
    ['sort', sort === wholeGallery.sort ? '' : sort],
    ['view', view === wholeGallery.view ? '' : view],
  ].filter(([, value]) => value !== '');
  // Commas are as good as their codes, and easier to read.
  const query = new URLSearchParams(parts).toString().replaceAll('%2C', ',');
  return query === '' ? cardsPath : `${cardsPath}?${query}`;
}

/** The gallery with one value chosen, for links. */
export const addressWith = (facet: Facet, value: string): string =>
  addressOf({ ...wholeGallery, filter: { ...noFilter, chosen: { ...noFilter.chosen, [facet]: [value] } } });
