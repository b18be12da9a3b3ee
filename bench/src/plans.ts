// The fixed ground of all benchmarks: the two starter decks, and pairs of real decks of the whole set, with fixed seeds.
// Change nothing here lightly: numbers can be compared only while it stays as it is.
import type { Plan, PlayedGame } from '@vaultsong/arena';
import { defaultMaxDecisions, playSome } from '@vaultsong/arena';
import type { BotName } from '@vaultsong/bots';
import { findBundled, referenceDecks, toDeckList } from '@vaultsong/decks';
import { defaultEdition } from '@vaultsong/engine';

const starter = (slug: string) => toDeckList(findBundled(slug).deck);

/** Games of the starter decks in which both are played by the same bot. */
export const starterGames = (bot: BotName, games: number): Plan => ({
  decks: [starter('miss-onyx-censorius'), starter('radiant-argus-the-supreme')],
  bots: [bot, bot],
  games,
  seed: 1,
  edition: defaultEdition,
  maxDecisions: defaultMaxDecisions,
});

/** Single games, each between two other real decks of the whole set. */
export const wholeSetGames = (bot: BotName, games: number): readonly Plan[] => {
  const decks = referenceDecks.map(({ deck }) => toDeckList(deck));
  return Array.from({ length: games }, (_, i) => {
    const [one, two] = [decks[i % decks.length], decks[(7 * i + 3) % decks.length]];
    if (one === undefined || two === undefined) throw new Error('There are no decks');
    return { ...starterGames(bot, 1), decks: [one, two], seed: i };
  });
};

/** Plays all games in this thread. @throws Error when a game fails: a benchmark of broken games says nothing */
export function playAll(plan: Plan): readonly PlayedGame[] {
  const played = playSome(plan, 0, plan.games).flatMap(({ games }) => games);
  for (const { result } of played) if (result.outcome === 'error') throw new Error(result.message);
  return played;
}
