// The address of the decks holds all that is shown: `/decks?q=thief&house=dis,mars&aember=18-&sort=name&pick=guide-achea`.
import { cardSets } from '@vaultsong/cards';
import { houses } from '@vaultsong/engine';
import { rangeFrom, rangeText } from '../cards/address.ts';
import type { Range } from '../cards/filter.ts';
import { anyNumber } from '../cards/filter.ts';
import { decksPath } from '../site/paths.ts';
import type { Facet, Filter, RangeName, Sort } from './search.ts';
import { facets, noFilter, ranges, sorts } from './search.ts';

export const looks = ['pictures', 'list'] as const;
export type Look = (typeof looks)[number];

/** How many decks can be compared. */
export const mostPicked = 4;

export interface DecksAddress {
  readonly words: string;
  readonly filter: Filter;
  readonly sort: Sort;
  readonly look: Look;
  /** Decks that are picked to be compared. */
  readonly picked: readonly string[];
}

export const allDecks: DecksAddress = { words: '', filter: noFilter, sort: 'added', look: 'pictures', picked: [] };

export interface ReadAddress extends DecksAddress {
  /** What the address asks for in vain, as sentences. */
  readonly ignored: readonly string[];
}

/** null: any. Tags are the player's own words. */
const knownValues: Readonly<Record<Facet, readonly string[] | null>> = {
  house: houses,
  set: [...cardSets.map(({ id }) => id), 'none'],
  from: ['own', 'bundled'],
  state: ['ready', 'later', 'faulty'],
  tag: null,
};

const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** @param search query of an address */
export function decksFrom(search: string): ReadAddress {
  const asked = new URLSearchParams(search);
  const ignored: string[] = [];
  const choice = (facet: Facet): readonly string[] => {
    const names = [...new Set((asked.get(facet) ?? '').split(',').filter((name) => name !== ''))];
    const known = knownValues[facet];
    if (known === null) return names;
    for (const name of names.filter((one) => !known.includes(one)))
      ignored.push(`“${facet}=${shown(name)}” is unknown; expected ${known.join(', ')}.`);
    return names.filter((name) => known.includes(name));
  };
  const range = (name: RangeName): Range => {
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
        house: choice('house'),
        set: choice('set'),
        from: choice('from'),
        state: choice('state'),
        tag: choice('tag'),
      },
      within: {
        ...{ creatures: range('creatures'), actions: range('actions'), artifacts: range('artifacts') },
        ...{ upgrades: range('upgrades'), aember: range('aember'), steals: range('steals') },
        ...{ 'aember-control': range('aember-control'), 'creature-control': range('creature-control') },
        'card-flow': range('card-flow'),
      },
      favourites: asked.get('favourites') === 'only',
    },
    sort: oneOf('sort', sorts, allDecks.sort),
    look: oneOf('view', looks, allDecks.look),
    picked: [...new Set((asked.get('pick') ?? '').split(',').filter((id) => id !== ''))].slice(0, mostPicked),
    ignored,
  };
}

/** The address that `decksFrom` reads back as the same; what is as usual is left out. */
export function addressOf({ words, filter, sort, look, picked }: DecksAddress): string {
  const parts = [
    ['q', words],
    ...facets.map((facet) => [facet, filter.chosen[facet].join(',')]),
    ...ranges.map((name) => [name, rangeText(filter.within[name])]),
    ['favourites', filter.favourites ? 'only' : ''],
    ['sort', sort === allDecks.sort ? '' : sort],
    ['view', look === allDecks.look ? '' : look],
    ['pick', picked.join(',')],
  ].filter(([, value]) => value !== '');
  // Commas and colons are as good as their codes, and easier to read.
  const query = new URLSearchParams(parts).toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return query === '' ? decksPath : `${decksPath}?${query}`;
}
