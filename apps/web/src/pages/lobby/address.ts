// The address of the lobby holds what is shown: `/lobby?show=playing&play=duel&clock=days`.
import type { EditionName } from '@vaultsong/engine';
import { editionNames } from '@vaultsong/engine';
import { pathWith, QueryReader } from '../../list/listAddress.ts';
import { lobbyPath } from '../../routing/paths.ts';

export const shows = ['open', 'playing'] as const;
export const plays = ['any', 'duel', 'keyraken'] as const;
export const deckKinds = ['any', 'own', 'sealed'] as const;
export const rateds = ['any', 'yes', 'no'] as const;
export const clocks = ['any', 'none', 'turn', 'chess', 'days'] as const;
export const editions: readonly ('any' | EditionName)[] = ['any', ...editionNames];

export interface LobbyAddress {
  readonly show: (typeof shows)[number];
  readonly play: (typeof plays)[number];
  readonly decks: (typeof deckKinds)[number];
  readonly rated: (typeof rateds)[number];
  readonly clock: (typeof clocks)[number];
  readonly edition: 'any' | EditionName;
}

export const allTables: LobbyAddress = {
  show: 'open',
  play: 'any',
  decks: 'any',
  rated: 'any',
  clock: 'any',
  edition: 'any',
};

/** What narrows the list, apart from what is shown at all. */
export const filters = [
  'play',
  'decks',
  'clock',
  'rated',
  'edition',
] as const satisfies readonly (keyof LobbyAddress)[];
export type FilterName = (typeof filters)[number];

export interface ReadAddress extends LobbyAddress {
  /** What the address asks for in vain, as sentences. */
  readonly ignored: readonly string[];
}

/** @param search query of an address */
export function lobbyFrom(search: string): ReadAddress {
  const asked = new QueryReader(search);
  return {
    show: asked.oneOf('show', shows, allTables.show),
    play: asked.oneOf('play', plays, allTables.play),
    decks: asked.oneOf('decks', deckKinds, allTables.decks),
    rated: asked.oneOf('rated', rateds, allTables.rated),
    clock: asked.oneOf('clock', clocks, allTables.clock),
    edition: asked.oneOf('edition', editions, allTables.edition),
    ignored: asked.ignored,
  };
}

const parts = (address: LobbyAddress): readonly (readonly [string, string])[] => [
  ['show', address.show === allTables.show ? '' : address.show],
  ...filters.map((name) => [name, address[name] === 'any' ? '' : address[name]] as const),
];

/** The address that `lobbyFrom` reads back as the same; what is as usual is left out. */
export const addressOf = (address: LobbyAddress): string => pathWith(lobbyPath, parts(address));

/** What the server is asked for it. */
export const questionOf = (address: LobbyAddress): string => pathWith('/api/tables', parts(address));

export const isNarrowed = (address: LobbyAddress): boolean => filters.some((name) => address[name] !== 'any');
