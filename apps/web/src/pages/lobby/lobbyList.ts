// The list of tables as data. The server chooses by the filters; the page searches and sorts what it tells.
import { editionNames, editionOf } from '@vaultsong/engine';
import type { Listing } from '@vaultsong/protocol';
import { fold } from '../../components/fold.ts';
import { facetParts, pathWith } from '../../list/listAddress.ts';
import type { Facet, Filter, ListOf } from '../../list/listOf.ts';
import { deckAt, sayWho } from '../../onlineUi/TableRow.tsx';
import { sayHow, sayPlay } from '../../onlineUi/tableWords.ts';
import { lobbyPath } from '../../routing/paths.ts';

const decksOf = ({ seats, terms }: Listing): readonly string[] =>
  seats.flatMap((seat) => deckAt(seat, terms.play) ?? []);

const menu = (name: string, title: string, titles: Readonly<Record<string, string>>): Facet<Listing> => ({
  kind: 'facet',
  name,
  title,
  control: 'menu',
  order: ['any', ...Object.keys(titles)],
  titleOf: (value) => titles[value] ?? 'Any',
  valuesOf: null,
});

const showTitles: Readonly<Record<string, string>> = { open: 'Open', playing: 'Being played' };

export const lobbyList: ListOf<Listing> = {
  path: lobbyPath,
  title: 'Lobby',
  label: 'Tables',
  noun: 'table',
  idOf: ({ id }) => id,
  search: {
    of: 'tables',
    textOf: (listing) =>
      fold([sayWho(listing), ...decksOf(listing), sayPlay(listing.terms), ...sayHow(listing.terms)].join('\n')),
    values: {
      player: ({ seats }) => seats.flatMap((seat) => (seat === null ? [] : [seat.name])),
      deck: decksOf,
    },
    numbers: { seats: ({ seats }) => seats.length, free: ({ seats }) => seats.filter((seat) => seat === null).length },
  },
  placeholder: 'Player, deck, game …',
  hint: 'Words of players, decks and terms, or such as player:ada.',
  examples: [
    ['keyraken', 'in the game and its terms, the players or their decks'],
    ['player:ada', 'at which a player sits'],
    ['deck:onyx', 'to which a deck was brought'],
    ['sealed -"no clock"', 'sealed, with a clock'],
    ['free>=2', 'with two free seats or more'],
  ],
  filters: [
    {
      kind: 'facet',
      name: 'show',
      title: 'Which tables',
      control: 'segments',
      order: Object.keys(showTitles),
      titleOf: (value) => showTitles[value] ?? value,
      valuesOf: null,
      scope: true,
    },
    menu('play', 'Game', { duel: 'Duel', keyraken: 'Keyraken' }),
    menu('decks', 'Decks', { own: 'Own', sealed: 'Sealed' }),
    menu('clock', 'Clock', { none: 'None', turn: 'Each turn', chess: 'Whole game', days: 'Days' }),
    menu('rated', 'Rated', { yes: 'Rated', no: 'Not rated' }),
    menu('edition', 'Rules', Object.fromEntries(editionNames.map((name) => [name, editionOf(name).title]))),
  ],
  sorts: [
    { name: 'changed', title: 'Last news first', order: (tables) => tables },
    {
      name: 'opened',
      title: 'Opened last first',
      order: (tables) => tables.toSorted((a, b) => b.openedAt - a.openedAt),
    },
    {
      name: 'players',
      title: 'Players',
      order: (tables) => tables.toSorted((a, b) => sayWho(a).localeCompare(sayWho(b), 'en')),
    },
  ],
  looks: false,
};

/** What the server is asked for. */
export const questionOf = (filter: Filter): string => pathWith('/api/tables', facetParts(lobbyList, filter));
