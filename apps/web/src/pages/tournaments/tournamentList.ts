// The list of tournaments as data: the fields of its search, its filters and its orders.
import type { TournamentListing } from '@vaultsong/protocol';
import { fold } from '../../components/fold.ts';
import type { ListOf } from '../../list/listOf.ts';
import { tournamentsPath } from '../../routing/paths.ts';
import { sayFormat } from './words.ts';

type Show = 'open' | 'running' | 'over';
const showOf: Readonly<Record<TournamentListing['stage'], Show>> = {
  gathering: 'open',
  running: 'running',
  over: 'over',
  'called-off': 'over',
};

const showTitles: Readonly<Record<string, string>> = { all: 'All', open: 'Open', running: 'Running', over: 'Over' };

/** Those that begin by themselves, the first before the others. */
const begin = ({ startsAt }: TournamentListing): number => startsAt ?? Number.MAX_SAFE_INTEGER;

export const tournamentList: ListOf<TournamentListing> = {
  path: tournamentsPath,
  title: 'Tournaments',
  label: 'Tournaments',
  noun: 'tournament',
  idOf: ({ id }) => id,
  search: {
    of: 'tournaments',
    textOf: (listing) =>
      fold([listing.name, listing.organizer.name, listing.champion?.name ?? '', ...sayFormat(listing)].join('\n')),
    values: {
      organizer: ({ organizer }) => [organizer.name],
      champion: ({ champion }) => (champion === null ? [] : [champion.name]),
      is: ({ stage }) => [stage, showOf[stage]],
    },
    numbers: { players: ({ players }) => players, round: ({ round }) => round },
  },
  placeholder: 'Name, organizer, format …',
  hint: 'Words of the name, the organizer and the format, or such as is:open.',
  examples: [
    ['sealed rated', 'in the name, the organizer, the champion or the format'],
    ['is:open', 'to take part in; also is:running, is:over, is:called-off'],
    ['organizer:ada', 'that one person organizes'],
    ['players>=8', 'with many players'],
  ],
  filters: [
    {
      kind: 'facet',
      name: 'show',
      title: 'Which tournaments',
      control: 'segments',
      order: Object.keys(showTitles),
      titleOf: (value) => showTitles[value] ?? value,
      valuesOf: ({ stage }) => [showOf[stage]],
    },
  ],
  sorts: [
    { name: 'stage', title: 'Those not over first', order: (tournaments) => tournaments },
    {
      name: 'begin',
      title: 'The next to begin first',
      order: (tournaments) => tournaments.toSorted((a, b) => begin(a) - begin(b)),
    },
    { name: 'name', title: 'Name', order: (all) => all.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) },
    {
      name: 'players',
      title: 'Players, the most first',
      order: (all) => all.toSorted((a, b) => b.players - a.players),
    },
  ],
  looks: false,
};
