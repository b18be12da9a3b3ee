// A tournament as everybody may know it.
import type { Person, TournamentRank, TournamentView } from '@vaultsong/protocol';
import { deckOf } from './lots.ts';
import type { RankedPlayer } from './standings.ts';
import { standingsOf } from './standings.ts';
import type { Tournament } from './tournament.ts';
import { plannedRounds } from './tournament.ts';

/** Whose names its face tells. */
export const peopleInTournament = ({ opened, players }: Tournament): readonly string[] => [
  opened.organizer,
  ...players.map(({ person }) => person),
];

/** Whether each was dealt a deck that is theirs alone to know as long as they play with it. */
const isSealed = ({ opened: { terms }, stage }: Tournament): boolean =>
  terms.play.type === 'duel' && terms.play.decks === 'sealed' && (stage === 'gathering' || stage === 'running');

/**
 * @param viewer who asks; null: nobody who is known
 * @param person by an id
 */
export function tournamentViewOf(
  tournament: Tournament,
  viewer: string | null,
  person: (id: string) => Person,
): TournamentView {
  const { id, opened, stage, openedAt, champion, rounds } = tournament;
  // Sealed decks are drawn from it: whoever has it has all of them.
  const secret = isSealed(tournament) ? null : tournament.secret;
  const { name, terms, startsAt, cut, maxPlayers, admits, commitment, organizer } = opened;
  return {
    ...{ id, name, stage, terms, openedAt, startsAt, cut, maxPlayers, admits, commitment, secret },
    organizer: person(organizer),
    champion: champion === null ? null : person(champion),
    nonces: secret === null ? [] : tournament.players.map(({ person: player, nonce }) => ({ person: player, nonce })),
    rounds: plannedRounds(tournament),
    standings: rankedPlayersOf(tournament).map((ranked) => rankedPlayerViewOf(tournament, ranked, viewer, person)),
    played: rounds.map(({ isCut, pairings, byes }) => ({
      isCut,
      pairings: pairings.map(({ table, players: [one, other], result }) => ({
        table,
        players: [person(one), person(other)],
        result: result === null ? null : { ...result, games: [...result.games] },
      })),
      byes: byes.map(person),
    })),
  };
}

/** Before it began, there is no order but that in which people joined. */
function rankedPlayersOf(tournament: Tournament): readonly RankedPlayer[] {
  const places = standingsOf(tournament);
  if (tournament.secret !== null) return places;
  return tournament.players.flatMap(({ person }, at) => {
    const ranked = places.find((one) => one.person === person);
    return ranked === undefined ? [] : [{ ...ranked, rank: at + 1 }];
  });
}

function rankedPlayerViewOf(
  tournament: Tournament,
  { person: id, hasDropped, ...ranked }: RankedPlayer,
  viewer: string | null,
  person: (id: string) => Person,
): TournamentRank {
  const brought = tournament.secret === null ? null : deckOf(tournament, id);
  const isSecret = isSealed(tournament) && id !== viewer;
  return {
    ...ranked,
    person: person(id),
    dropped: hasDropped,
    deck:
      brought === null
        ? null
        : {
            name: isSecret ? null : brought.deck.name,
            houses: [...brought.deck.houses],
            origin: isSecret ? null : brought.origin,
          },
  };
}
