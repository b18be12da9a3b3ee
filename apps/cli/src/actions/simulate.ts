// vaultsong simulate: bots play two decks against each other, many times.
import type { Plan, Simulation, StoppedGame } from '@vaultsong/arena';
import { defaultMaxDecisions, interval95, simulate } from '@vaultsong/arena';
import type { BotName } from '@vaultsong/bots';
import { toDeckList } from '@vaultsong/decks';
import type { EditionName } from '@vaultsong/engine';
import type { BestOf, Format, Pair } from '@vaultsong/match';
import { counted } from '@vaultsong/say';
import { Interrupted, UserError } from '../errors.ts';
import { between, percent } from '../figures.ts';
import { untilInterrupted } from '../interrupt.ts';
import { loadPlayable } from '../loadDeck.ts';
import { print, printJson, printStatus } from '../output.ts';
import { showProgress } from '../progress.ts';
import { openRecords } from '../records.ts';

interface SimulateFlags {
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly [BotName, BotName];
  readonly edition: EditionName;
  readonly chains?: Pair<number>;
  readonly series?: BestOf;
  readonly adaptive?: true;
  readonly quickstart?: true;
  readonly workers: number;
  readonly json?: true;
  readonly record?: string;
  readonly records?: string;
}

/** Does what the command is asked for. */
export async function runSimulate(deckA: string, deckB: string, flags: SimulateFlags): Promise<void> {
  const [first, second] = (await loadPlayable([deckA, deckB])).map(toDeckList);
  if (first === undefined || second === undefined) throw new Error('A deck was lost on the way');
  const decks = [first, second] as const;
  const { bots, games, seed, edition, chains, quickstart, workers } = flags;
  const format = formatOf(flags);
  const plan: Plan = {
    decks,
    bots,
    games,
    seed,
    edition,
    maxDecisions: defaultMaxDecisions,
    ...(chains === undefined ? {} : { chains }),
    ...(format === null ? {} : { format }),
    ...(quickstart === undefined ? {} : { quickstart }),
  };
  const records = await openRecords(plan, flags);
  const progress = showProgress(games, process.stderr, format === null ? 'game' : 'series');
  const simulation = await untilInterrupted((signal) =>
    simulate(plan, {
      workers,
      signal,
      onProgress: progress.update,
      ...(records === null ? {} : { onGame: records.add }),
    }),
  );
  progress.end();
  await records?.write();
  printStopped(simulation, simulation.endless, 'would never end');
  printStopped(simulation, simulation.errors, 'stopped');
  if (flags.json) printJson(jsonOf(simulation));
  else print(wordsOf(simulation));
  if (isCutShort(simulation)) throw new Interrupted();
}

/** Ctrl-C ended it early. */
const isCutShort = ({ plan, series }: Simulation): boolean => series.played < plan.games;

/** Null for single games. @throws UserError for adaptive play of anything but best of three */
function formatOf({ series, adaptive }: SimulateFlags): Format | null {
  if (adaptive === undefined) return series === undefined ? null : { bestOf: series, adaptive: false };
  if (series === 3) return { bestOf: series, adaptive };
  throw new UserError(
    `--adaptive plays best of three; expected --series 3${series === undefined ? ' with it' : `, not ${series}`}`,
  );
}

const toldAtMost = 10;

function printStopped({ plan }: Simulation, games: readonly StoppedGame[], what: string): void {
  for (const { series, game, seed, decisions, message } of games.slice(0, toldAtMost)) {
    const which = plan.format === undefined ? `game ${series + 1}` : `series ${series + 1}, game ${game}`;
    printStatus(`${which} (seed ${seed}) ${what} after ${counted(decisions, 'answer')}: ${message}`);
  }
  if (games.length > toldAtMost) printStatus(`and ${counted(games.length - toldAtMost, 'more game')} ${what}`);
}

/** The keys are a promise to the programs that read them. */
const jsonOf = ({
  plan,
  games,
  wins,
  firstWins,
  unfinished,
  endless,
  errors,
  series,
  turns,
  decisions,
  seconds,
}: Simulation) => ({
  ...(series.played < plan.games ? { interrupted: true } : {}),
  games,
  wins,
  firstWins,
  unfinished,
  endless: endless.length,
  errors: errors.length,
  ...(plan.format === undefined ? {} : { series: { ...plan.format, ...series } }),
  turns,
  decisions,
  seconds,
  gamesPerSecond: games / seconds,
  seed: plan.seed,
  edition: plan.edition,
  ...(plan.chains === undefined ? {} : { chains: plan.chains }),
  ...(plan.quickstart === undefined ? {} : { quickstart: plan.quickstart }),
  bots: plan.bots,
  decks: plan.decks.map(({ name }) => name),
});

function wordsOf(simulation: Simulation): string {
  const { plan, games, wins, unfinished, endless, errors, turns, decisions, seconds } = simulation;
  const { seed, edition, chains, quickstart } = plan;
  const handicap = chains === undefined ? '' : `, chains ${chains.join(',')}`;
  return [
    `${titleOf(simulation)}, seed ${seed}, rules ${edition}${handicap}${quickstart === undefined ? '' : ', Quickstart'}`,
    ...(wins[0] + wins[1] > 0 ? [...winnersOf(simulation), firstLine(simulation)] : ['  no game was finished']),
    `  unfinished ${unfinished}, endless ${endless.length}, errors ${errors.length}`,
    `  turns: ${turns.mean.toFixed(1)} on average, median ${turns.median}, longest ${turns.max}`,
    `  ${counted(decisions, 'decision')} in ${seconds.toFixed(1)} s: ${(games / seconds).toFixed(1)} games/s`,
  ].join('\n');
}

function titleOf(simulation: Simulation): string {
  const { plan, games, series } = simulation;
  const cut = isCutShort(simulation) ? ` (stopped, of ${plan.games})` : '';
  const count = counted(games, 'game');
  if (plan.format === undefined) return `${count}${cut}`;
  const { bestOf: most, adaptive } = plan.format;
  return `${series.played}${cut} ${adaptive ? 'adaptive ' : ''}series of best of ${most} with ${count}`;
}

/** A line for each deck; in series, a line for who brought it, then one for the games that the decks won. */
function winnersOf({ plan, wins, series }: Simulation): readonly string[] {
  if (plan.format === undefined) return winLines(plan, wins, ['win', 'wins']);
  const games = `  games won by deck: ${wins.join(' to ')}`;
  return [
    ...winLines(plan, series.wins, ['series', 'series']),
    `  series without a winner: ${series.unfinished}`,
    games,
  ];
}

function winLines({ decks, bots }: Plan, wins: Pair<number>, [one, many]: Pair<string>): readonly string[] {
  const finished = wins[0] + wins[1];
  const widest = Math.max(...decks.map(({ name }) => name.length));
  return decks.map(({ name }, side) => {
    const won = wins[side] ?? 0;
    const [low, high] = interval95(won, finished);
    const share = finished === 0 ? '-' : percent(won / finished);
    return `  ${name.padEnd(widest)}  ${String(bots[side]).padEnd(6)}  ${String(won).padStart(String(finished).length)} ${(won === 1 ? one : many).padEnd(many.length)}  ${share}  ${between(low, high)}`;
  });
}

function firstLine({ wins, firstWins }: Simulation): string {
  const finished = wins[0] + wins[1];
  const [low, high] = interval95(firstWins, finished);
  return `  who went first won ${counted(firstWins, 'game')}  ${percent(firstWins / finished)}  ${between(low, high)}`;
}
