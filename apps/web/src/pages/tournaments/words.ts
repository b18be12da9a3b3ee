// Texts about a tournament.
import type { TournamentListing } from '@vaultsong/protocol';
import { counted } from '@vaultsong/say';
import { sayHow, sayPlay } from '../../onlineUi/tableWords.ts';

type TournamentText = Pick<TournamentListing, 'stage' | 'startsAt' | 'champion'>;

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const sayMoment = (moment: number): string => when.format(new Date(moment));

/** Stage of a tournament, as a sign. */
export const stageTitles: Readonly<Record<TournamentListing['stage'], string>> = {
  gathering: 'Open',
  running: 'Running',
  over: 'Over',
  'called-off': 'Called off',
};

export function sayBegin({ stage, startsAt, champion }: TournamentText): string | null {
  switch (stage) {
    case 'gathering':
      return startsAt === null ? 'Begins when the organizer says so' : `Begins ${sayMoment(startsAt)}`;
    case 'running':
      return null;
    case 'over':
      return champion === null ? 'No winner' : `Winner: ${champion.name}`;
    case 'called-off':
      return null;
  }
}

const admits = { everybody: null, accounts: 'for people with accounts', bots: 'for programs' } as const;

/** "Sealed, best of 3 · 30 min + 15 s · rated · cut to the best 4". */
export const sayFormat = ({
  terms,
  cut,
  admits: who,
}: Pick<TournamentListing, 'terms' | 'cut' | 'admits'>): readonly string[] => [
  sayPlay(terms),
  // Nothing is taken back in any of them.
  ...sayHow(terms).filter((part) => part !== 'no take-backs'),
  ...(cut === 0 ? [] : [`cut to the best ${cut}`]),
  ...(admits[who] === null ? [] : [admits[who]]),
];

export const sayPlayers = ({ players, maxPlayers }: Pick<TournamentListing, 'players' | 'maxPlayers'>): string =>
  `${counted(players, 'player')} of ${maxPlayers} at most`;
