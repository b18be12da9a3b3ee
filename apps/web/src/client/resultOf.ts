// The result of the game on the table, as statistics count it.
import type { GameResult } from '../games/result.ts';
import type { GameInfo, Plan } from '../wire/game.ts';
import type { Snapshot } from '../wire/snapshot.ts';

const deckAt = ({ decks }: GameInfo, seat: number) => {
  const { name, houses } = decks[seat] ?? { name: '', houses: [] };
  return { name, houses };
};

/**
 * @param number of the game in its series
 * @param now in milliseconds since 1970
 * @returns null while it goes on, where people play each other at one screen, and where it goes on from another game
 */
export function resultOf(
  plan: Plan,
  info: GameInfo,
  { view, sides, houses, takeBacks }: Snapshot,
  number: number,
  now: number,
): GameResult | null {
  const { winner, players } = view;
  if (winner === null || plan.type === 'branch') return null;
  const people = info.seats.flatMap(({ by }, seat) => (by === 'human' ? [seat] : []));
  const [mine] = people;
  if (mine === undefined || (plan.type === 'duel' && people.length > 1)) return null;
  const keysOf = (seat: number): number => players[seat]?.keyColors.length ?? 0;
  const common = {
    number,
    at: now,
    edition: plan.choice.edition,
    houses: { ...houses[mine] },
    turns: view.turn,
    takeBacks,
  };
  if (plan.type === 'adventure')
    return {
      ...common,
      place: 'adventure',
      won: winner !== sides.foe,
      decks: people.map((seat) => deckAt(info, seat)),
      foe: null,
      opponent: `the ${info.seats.at(-1)?.name ?? ''}`,
      bot: null,
      difficulty: plan.choice.difficulty,
      first: people.includes(view.first),
      keys: [keysOf(mine), 0],
    };
  const foe = people[0] === 0 ? 1 : 0;
  const { bot } = plan.choice;
  return {
    ...common,
    place: 'home',
    won: winner === mine,
    decks: [deckAt(info, mine)],
    foe: deckAt(info, foe),
    opponent: '',
    bot: bot === 'none' ? null : bot,
    difficulty: null,
    first: view.first === mine,
    keys: [keysOf(mine), keysOf(foe)],
  };
}
