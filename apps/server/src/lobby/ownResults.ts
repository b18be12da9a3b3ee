// Results of a match for one of its players, from the row beside its log.
import type { OwnResult, Person } from '@vaultsong/protocol';
import type { Kept, Row } from './keptListing.ts';

type Games = OwnResult['games'];
type Decks = Pick<Games[number], 'deck' | 'houses' | 'against' | 'againstHouses'>;

/** The decks of two seats; null: none is known. */
function decksOf({ seats }: Kept, mine: number | null, foes: number | null): Decks {
  const deckOf = (owner: number | null) => seats[owner ?? -1] ?? { deck: null, houses: [] };
  const [own, against] = [deckOf(mine), deckOf(foes)];
  return { deck: own.deck, houses: own.houses, against: against.deck, againstHouses: against.houses };
}

/** Of tables of before, whose rows tell the score alone: which game was whose is not known, nor which decks adaptive play had. */
function gamesOfScore(data: Kept, seat: number): Games {
  const { score, winner, terms, seats } = data;
  const isDuel = terms.play.type === 'duel';
  const isKnown = !(terms.play.type === 'duel' && terms.play.format.adaptive);
  const decks = decksOf(data, isKnown ? seat : null, isKnown && isDuel ? 1 - seat : null);
  const game = (won: boolean) => ({ won, first: null, ...decks });
  if (!isDuel) return winner === null ? [] : [game(winner < seats.length)];
  const count = (at: number): readonly unknown[] => Array.from({ length: score[at] ?? 0 });
  return [...count(seat).map(() => game(true)), ...count(1 - seat).map(() => game(false))];
}

function gamesOf(data: Kept, seat: number): Games {
  const { games, seats, terms } = data;
  if (games === undefined) return gamesOfScore(data, seat);
  const isDuel = terms.play.type === 'duel';
  return games.map(({ winner, first, deckOf: owners }) => ({
    // Of an adventure the whole team wins, or the adversary beyond its seats.
    won: isDuel ? winner === seat : winner < seats.length,
    first: first === null ? null : isDuel ? first === seat : first < seats.length,
    ...decksOf(data, owners[seat] ?? null, isDuel ? (owners[1 - seat] ?? null) : null),
  }));
}

/** @returns null for a person who did not sit there to its end */
export function resultOf(
  row: Pick<Row, 'id' | 'changedAt'>,
  data: Kept,
  person: string,
  find: (id: string) => Person,
): OwnResult | null {
  const { terms, seats, winner } = data;
  const seat = seats.findIndex((one) => one?.person === person);
  if (seat < 0) return null;
  const other = terms.play.type === 'duel' ? (seats[1 - seat] ?? null) : null;
  return {
    table: row.id,
    at: row.changedAt.getTime(),
    play: terms.play.type,
    difficulty: terms.play.type === 'keyraken' ? terms.play.difficulty : null,
    edition: terms.edition,
    rated: terms.rated,
    opponent: other?.person == null ? null : find(other.person).name,
    bot: other?.bot ?? null,
    decided: winner !== null,
    games: gamesOf(data, seat),
  };
}
