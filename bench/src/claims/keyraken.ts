// Games of rules bots against the Keyraken: every number of players, every difficulty, with real decks drawn by lot.
import { keyraken as adventure } from '@vaultsong/adventures';
import { playGame } from '@vaultsong/arena';
import { drawTeam } from '@vaultsong/arena/adventure';
import { botNamed, randomFrom, seedFor } from '@vaultsong/bots';
import { referenceDecks, toDeckList } from '@vaultsong/decks';
import type { Setup } from '@vaultsong/engine';
import { answerThrough, deal, see } from '@vaultsong/engine';
import type { Measurement } from './measure.ts';

const difficulties = ['easy', 'normal', 'hard'] as const;

export const keyraken: Measurement = {
  title: 'teams of rules bots against the Keyraken, of one to three players, on each difficulty',
  usual: { games: 300, seed: 2021 },
  unit: 'games of each number of players on each difficulty',
  run: async ({ games, seed }, tell) => {
    const decks = referenceDecks.map(({ deck }) => toDeckList(deck));
    const bot = botNamed('rules');
    const rows = [];
    let done = 0;
    for (const players of [1, 2, 3])
      for (const difficulty of difficulties) {
        let [won, finished, turns, damage] = [0, 0, 0, 0];
        for (let game = 0; game < games; game++) {
          // The same decks and the same shuffles for each difficulty.
          const team = drawTeam(decks, players, randomFrom(seedFor(seed + players, game)));
          const own = seedFor(seed - 2021 + players, game);
          const setup = adventure({ decks: team, difficulty, seed: own, first: game % players });
          const bots = setup.decks.map(() => bot);
          const result = playGame(setup, bots);
          if (result.outcome === 'won') {
            finished++;
            turns += result.turns;
            if (result.winner < players) won++;
            damage += damageAtEnd(setup, result.answers);
          }
          tell(++done, 9 * games);
        }
        const mean = (sum: number): number => Math.round((1000 * sum) / Math.max(1, finished)) / 1000;
        rows.push({ players, difficulty, won, finished, damage: mean(damage), turns: mean(turns) });
      }
    return { rows };
  },
};

/** The damage on the Keyraken, as a share of its power. */
function damageAtEnd(setup: Setup, answers: readonly number[]): number {
  const state = deal(setup);
  for (const option of answers) answerThrough(state, option);
  const adversary = see(state, 'table').adventure?.adversary;
  if (adversary === undefined) throw new Error('The Keyraken is gone');
  return Math.min(1, adversary.damage / adversary.power);
}
