// Teams of rules bots against the Keyraken, with real decks drawn by lot for each game: every number of players, every
// difficulty. KEYRAKEN_GAMES says how many games for each of these (the checks of every change play a few); with many of
// them the table of docs/keyraken.md is printed.
import { keyraken } from '@vaultsong/adventures';
import { botNamed, randomFrom, seedFor } from '@vaultsong/bots';
import { referenceDecks, toDeckList } from '@vaultsong/decks';
import type { DeckList, Setup } from '@vaultsong/engine';
import { answerThrough, deal, see } from '@vaultsong/engine';
import { expect, it } from 'vitest';
import { drawTeam } from './adventure.ts';
import { playGame } from './game.ts';
import { interval95 } from './measure/interval.ts';

const GAMES = Number(process.env.KEYRAKEN_GAMES ?? 1);
/** From so many games on, a difference between two difficulties is more than luck. */
const ENOUGH = 200;
const difficulties = ['easy', 'normal', 'hard'] as const;

const decks = referenceDecks.map(({ deck }) => toDeckList(deck));

interface Cell {
  readonly players: number;
  readonly difficulty: (typeof difficulties)[number];
  readonly won: number;
  readonly turns: number;
  /** How much damage it had in the end, as a share of its power, added up over the games. */
  readonly damage: number;
  /** Which decks played, and whether the team won. */
  readonly games: readonly { readonly decks: readonly DeckList[]; readonly won: boolean }[];
  readonly bad: readonly string[];
}

function playCell(players: number, difficulty: Cell['difficulty']): Cell {
  const bot = botNamed('rules');
  const bad: string[] = [];
  const games: Cell['games'][number][] = [];
  let turns = 0;
  let damage = 0;
  for (let game = 0; game < GAMES; game++) {
    // The same decks and the same shuffles for each difficulty.
    const team = drawTeam(decks, players, randomFrom(seedFor(2021 + players, game)));
    const setup = keyraken({ decks: team, difficulty, seed: seedFor(players, game), first: game % players });
    const result = playGame(
      setup,
      setup.decks.map(() => bot),
    );
    turns += result.turns;
    if (result.outcome === 'won') {
      games.push({ decks: team, won: result.winner < players });
      damage += damageAtEnd(setup, result.answers);
    } else {
      const said = 'message' in result ? result.message : '';
      bad.push(`game ${game}, ${players} on ${difficulty}, ${team.map(({ name }) => name)}: ${result.outcome} ${said}`);
    }
  }
  return { players, difficulty, won: games.filter(({ won }) => won).length, turns, damage, games, bad };
}

function damageAtEnd(setup: Setup, answers: readonly number[]): number {
  const state = deal(setup);
  for (const option of answers) answerThrough(state, option);
  const adversary = see(state, 'table').adventure?.adversary;
  if (adversary === undefined) throw new Error('The Keyraken is gone');
  return Math.min(1, adversary.damage / adversary.power);
}

const percent = (share: number): string => (100 * share).toFixed(share < 0.1 ? 1 : 0);

const rowOf = ({ players, difficulty, won, turns, damage }: Cell): string => {
  const [low, high] = interval95(won, GAMES);
  const share = `${percent(won / GAMES)} % | ${percent(low)} to ${percent(high)} %`;
  return `| ${players} | ${difficulty} | ${share} | ${percent(damage / GAMES)} % | ${(turns / GAMES).toFixed(1)} |`;
};

/** How often the team of a deck won, beside what teams won on average in the same places. */
function rowsOfDecks(cells: readonly Cell[]): readonly string[] {
  return decks
    .map(({ name }) => {
      const played = cells.flatMap(({ games, won }) =>
        games.flatMap((game) =>
          game.decks.some((deck) => deck.name === name) ? [{ won: game.won ? 1 : 0, usual: won / GAMES }] : [],
        ),
      );
      const wins = played.reduce((sum, game) => sum + game.won, 0);
      const usual = played.reduce((sum, game) => sum + game.usual, 0);
      return { name, games: played.length, wins, usual };
    })
    .sort((x, y) => (y.wins - y.usual) / (y.games || 1) - (x.wins - x.usual) / (x.games || 1))
    .map(({ name, games, wins, usual }) => `${name}: ${wins} of ${games}, ${usual.toFixed(1)} would be usual`);
}

it(`against the Keyraken, all games end and it is harder where it should be (${GAMES} for each team and difficulty)`, {
  timeout: 600_000 + GAMES * 30_000,
}, () => {
  const cells = [1, 2, 3].flatMap((players) => difficulties.map((difficulty) => playCell(players, difficulty)));
  expect(cells.flatMap(({ bad }) => bad)).toEqual([]);
  if (GAMES < ENOUGH) return;
  console.log([...cells.map(rowOf), '', ...rowsOfDecks(cells)].join('\n'));
  for (const players of [1, 2, 3]) {
    const [easy, normal, hard] = cells.filter((cell) => cell.players === players);
    if (easy === undefined || normal === undefined || hard === undefined) throw new Error('A difficulty is missing');
    expect(easy.won, `${players} players, wins, easy against normal`).toBeGreaterThan(normal.won);
    expect(normal.won, `${players} players, wins, normal against hard`).toBeGreaterThanOrEqual(hard.won);
    // Where hardly a game is won, the damage still tells them apart.
    expect(easy.damage, `${players} players, damage, easy against normal`).toBeGreaterThan(normal.damage);
    expect(normal.damage, `${players} players, damage, normal against hard`).toBeGreaterThan(hard.damage);
  }
});
