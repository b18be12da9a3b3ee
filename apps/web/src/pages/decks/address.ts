// The address of the decks holds all that is shown: `/decks?q=thief&house=dis,mars&aember=18-&sort=name&pick=guide-achea`.
import { cardSets } from '@vaultsong/cards';
import { houses } from '@vaultsong/engine';
import { decksPath } from '../../routing/paths.ts';
import type { Range } from '../cards/filter.ts';
import type { Look } from '../list/listAddress.ts';
import { ListQuery, listAddress, looks, rangeText } from '../list/listAddress.ts';
import type { Facet, Filter, RangeName, Sort } from './search.ts';
import { facets, noFilter, ranges, sorts } from './search.ts';

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

/** @param search query of an address */
export function decksFrom(search: string): ReadAddress {
  const asked = new ListQuery(search);
  const choice = (facet: Facet): readonly string[] => {
    const known = knownValues[facet];
    if (known === null) return asked.several(facet);
    return asked.known(facet, known, (value) => `“${facet}=${value}” is unknown; expected ${known.join(', ')}.`);
  };
  const range = (name: RangeName): Range => asked.range(name);
  return {
    words: asked.text('q'),
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
      favourites: asked.text('favourites') === 'only',
    },
    sort: asked.oneOf('sort', sorts, allDecks.sort),
    look: asked.oneOf('view', looks, allDecks.look),
    picked: asked.several('pick').slice(0, mostPicked),
    ignored: asked.ignored,
  };
}

/** The address that `decksFrom` reads back as the same; what is as usual is left out. */
export function addressOf({ words, filter, sort, look, picked }: DecksAddress): string {
  return listAddress(decksPath, [
    ['q', words],
    ...facets.map((facet) => [facet, filter.chosen[facet].join(',')] as const),
    ...ranges.map((name) => [name, rangeText(filter.within[name])] as const),
    ['favourites', filter.favourites ? 'only' : ''],
    ['sort', sort === allDecks.sort ? '' : sort],
    ['view', look === allDecks.look ? '' : look],
    ['pick', picked.join(',')],
  ]);
}
