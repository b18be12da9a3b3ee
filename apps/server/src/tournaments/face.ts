// A tournament as everybody may know it.
import type { Person, TournamentFace, TournamentPlace } from '@vaultsong/protocol';
import { deckOf } from './lots.ts';
import type { Place } from './standings.ts';
import { standingsOf } from './standings.ts';
import type { Tournament } from './tournament.ts';
import { plannedRounds } from './tournament.ts';

/** Whose names its face tells. */
export const peopleInTournament = ({ opened, players }: Tournament): readonly string[] => [
  opened.by,
  ...players.map(({ person }) => person),
];

/** Whether each was dealt a deck that is theirs alone to know as long as they play with it. */
const isSealed = ({ opened: { terms }, stage }: Tournament): boolean =>
  terms.play.is === 'duel' && terms.play.decks === 'sealed' && (stage === 'gathering' || stage === 'running');

/**
 * @param viewer who asks; null: nobody who is known
 * @param person by an id
 */
export function faceOfTournament(
  tournament: Tournament,
  viewer: string | null,
  person: (id: string) => Person,
): TournamentFace {
  const { id, opened, stage, openedAt, champion, rounds } = tournament;
  // Sealed decks are drawn from it: whoever has it has all of them.
  const secret = isSealed(tournament) ? null : tournament.secret;
  const { name, terms, startsAt, cut, most, admits, commitment, by } = opened;
  return {
    ...{ id, name, stage, terms, openedAt, startsAt, cut, most, admits, commitment, secret },
    by: person(by),
    champion: champion === null ? null : person(champion),
    nonces: secret === null ? [] : tournament.players.map(({ person: player, nonce }) => ({ person: player, nonce })),
    rounds: plannedRounds(tournament),
    standings: placesOf(tournament).map((place) => placeFace(tournament, place, viewer, person)),
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
function placesOf(tournament: Tournament): readonly Place[] {
  const places = standingsOf(tournament);
  if (tournament.secret !== null) return places;
  return tournament.players.flatMap(({ person }, at) => {
    const place = places.find((one) => one.person === person);
    return place === undefined ? [] : [{ ...place, rank: at + 1 }];
  });
}

function placeFace(
  tournament: Tournament,
  { person: id, hasDropped, ...place }: Place,
  viewer: string | null,
  person: (id: string) => Person,
): TournamentPlace {
  const brought = tournament.secret === null ? null : deckOf(tournament, id);
  const isSecret = isSealed(tournament) && id !== viewer;
  return {
    ...place,
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
