// Many games of a team of bots against the Keyraken, summed up. A game depends on the plan's seed and its number alone.
import { setImmediate } from 'node:timers/promises';
import type { Difficulty } from '@vaultsong/adventures';
import { keyraken } from '@vaultsong/adventures';
import type { BotName } from '@vaultsong/bots';
import { botNamed, randomFrom, seedFor } from '@vaultsong/bots';
import type { DeckList, EditionName, GameRecord, Setup } from '@vaultsong/engine';
import type { GameResult } from './game.ts';
import { defaultMaxDecisions, playGame } from './game.ts';
import { recordOf } from './recording.ts';

export interface AdventurePlan {
  /** One for each of 1 to 3 players; with `players`, those that are drawn from. */
  readonly decks: readonly DeckList[];
  /** So many play, each game with other decks, drawn by lot. */
  readonly players?: number;
  readonly difficulty: Difficulty;
  /** Who plays all of them. */
  readonly bot: BotName;
  readonly games: number;
  /** Any safe integer. */
  readonly seed: number;
  readonly edition: EditionName;
  readonly maxDecisions?: number;
}

export interface AdventureSimulation {
  readonly plan: AdventurePlan;
  /** How many were played. */
  readonly games: number;
  /** Games that the team won, and that it lost. */
  readonly won: number;
  readonly lost: number;
  readonly unfinished: number;
  /** Games in which an answer would never have come to the next question. */
  readonly endless: readonly StoppedAdventure[];
  /** Games that stopped at an error. */
  readonly errors: readonly StoppedAdventure[];
  /** Turns of the finished games on average, those of the Keyraken among them. */
  readonly meanTurns: number;
  readonly decisions: number;
  readonly seconds: number;
}

/** `seed` brings the game back. */
export interface StoppedAdventure {
  readonly game: number;
  readonly seed: number;
  readonly message: string;
}

/** Decks for so many players, drawn by lot, no deck twice. @throws RangeError when there are too few */
export function drawTeam(decks: readonly DeckList[], players: number, random: () => number): readonly DeckList[] {
  if (players > decks.length) throw new RangeError(`${players} players need as many decks, not ${decks.length}`);
  const left = [...decks];
  return Array.from({ length: players }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
}

/** Draws that nothing else in a game depends on. */
const drawing = 2021;

const teamOf = ({ decks, players, seed }: AdventurePlan, game: number): readonly DeckList[] =>
  players === undefined ? decks : drawTeam(decks, players, randomFrom(seedFor(seed, game) ^ drawing));

/** The setup of one game of a plan; the players take turns at going first. @throws SetupError */
export function adventureSetup(plan: AdventurePlan, game: number): Setup {
  const decks = teamOf(plan, game);
  const { difficulty, edition } = plan;
  return keyraken({ decks, difficulty, seed: seedFor(plan.seed, game), edition, first: game % decks.length });
}

const playAdventure = (plan: AdventurePlan, game: number): GameResult => {
  const setup = adventureSetup(plan, game);
  const bot = botNamed(plan.bot);
  return playGame(
    setup,
    // The automaton's seat has one too, which is never asked.
    setup.decks.map(() => bot),
    { maxDecisions: plan.maxDecisions ?? defaultMaxDecisions },
  );
};

/** The record of one game of a plan. @throws SetupError */
export const adventureRecord = (plan: AdventurePlan, game: number): GameRecord =>
  recordOf(adventureSetup(plan, game), playAdventure(plan, game).answers);

export interface AdventureOptions {
  /** Told after each game how many are done. */
  readonly onProgress?: (done: number) => void;
  /** Ends it with what was played so far. */
  readonly signal?: AbortSignal;
}

/**
 * Plays all games of a plan, in the calling thread.
 * @throws RangeError for a number of games below 1, or more players than decks; SetupError when the plan cannot be dealt
 */
export async function simulateAdventure(
  plan: AdventurePlan,
  { onProgress, signal }: AdventureOptions = {},
): Promise<AdventureSimulation> {
  if (!Number.isSafeInteger(plan.games) || plan.games < 1)
    throw new RangeError(`games must be a whole number of at least 1, not ${plan.games}`);
  const started = performance.now();
  const results: GameResult[] = [];
  while (results.length < plan.games) {
    // Lets signals through between two games.
    await setImmediate();
    if (signal?.aborted) break;
    results.push(playAdventure(plan, results.length));
    onProgress?.(results.length);
  }
  const automaton = plan.players ?? plan.decks.length;
  const finished = results.flatMap((result) => (result.outcome === 'won' ? [result] : []));
  const won = finished.filter(({ winner }) => winner !== automaton).length;
  return {
    plan,
    games: results.length,
    won,
    lost: finished.length - won,
    unfinished: results.filter(({ outcome }) => outcome === 'unfinished').length,
    endless: stoppedBy('endless', plan, results),
    errors: stoppedBy('error', plan, results),
    meanTurns: finished.length === 0 ? 0 : finished.reduce((sum, { turns }) => sum + turns, 0) / finished.length,
    decisions: results.reduce((sum, { decisions }) => sum + decisions, 0),
    seconds: (performance.now() - started) / 1000,
  };
}

const stoppedBy = (
  what: 'endless' | 'error',
  { seed }: AdventurePlan,
  results: readonly GameResult[],
): readonly StoppedAdventure[] =>
  results.flatMap((result, game) =>
    result.outcome === what && 'message' in result
      ? [{ game: game + 1, seed: seedFor(seed, game), message: result.message }]
      : [],
  );
