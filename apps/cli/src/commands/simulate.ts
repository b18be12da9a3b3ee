// vaultsong simulate: bots play two decks against each other, many times.
import { availableParallelism } from 'node:os';
import type { Series, Simulation } from '@vaultsong/arena';
import { defaultMaxDecisions, interval95, simulate } from '@vaultsong/arena';
import type { BotName } from '@vaultsong/bots';
import { toDeckList } from '@vaultsong/decks';
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition, editionNames } from '@vaultsong/engine';
import type { Command } from 'commander';
import { Option } from 'commander';
import { loadDeck } from '../deck.ts';
import { botPair, wholeNumber } from '../options.ts';
import { print, printJson, tell } from '../output.ts';
import { showProgress } from '../progress.ts';
import { openRecords } from '../records.ts';

interface SimulateFlags {
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly [BotName, BotName];
  readonly edition: EditionName;
  readonly workers: number;
  readonly json?: true;
  readonly record?: string;
  readonly records?: string;
}

const most = { games: 1_000_000, workers: 64 } as const;

/** Adds the command to the program. */
export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .summary('let bots play two decks against each other')
    .description(
      'Lets bots play two decks against each other and tells how often each deck wins.\nThe decks take turns at going first. The same seed gives the same games, whatever the number of workers.',
    )
    .argument('<deckA>', 'a deck file (JSON), or the name of a deck that "vaultsong decks" lists')
    .argument('<deckB>', 'the deck it plays against')
    .option('-g, --games <n>', 'how many games', wholeNumber(1, most.games), 100)
    .option(
      '-s, --seed <n>',
      'seed of the series, a whole number',
      wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
      1,
    )
    .addOption(
      new Option('-b, --bots <a,b>', 'who plays the decks: random or rules, one for both or one for each')
        .argParser(botPair)
        .default(['rules', 'rules'], 'rules,rules'),
    )
    .addOption(new Option('-e, --edition <name>', 'rulebook to play by').choices(editionNames).default(defaultEdition))
    .addOption(
      new Option('-w, --workers <n>', 'how many threads')
        .argParser(wholeNumber(1, most.workers))
        .default(Math.min(most.workers, availableParallelism()), 'one for each processor'),
    )
    .option('--record <file>', 'write the record of the first game to a file')
    .option('--records <dir>', 'write the records of all games to a directory')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong simulate miss-onyx-censorius radiant-argus-the-supreme --games 1000 --seed 7 --bots rules,random',
    )
    .action(runSimulate);
}

async function runSimulate(deckA: string, deckB: string, flags: SimulateFlags): Promise<void> {
  const decks = [toDeckList(await loadDeck(deckA)), toDeckList(await loadDeck(deckB))] as const;
  const { bots, games, seed, edition, workers } = flags;
  const series: Series = { decks, bots, games, seed, edition, maxDecisions: defaultMaxDecisions };
  const records = await openRecords(series, flags);
  const progress = showProgress(games);
  const simulation = await simulate(series, {
    workers,
    onProgress: progress.update,
    ...(records === null ? {} : { onGame: records.add }),
  });
  progress.end();
  await records?.write();
  tellErrors(simulation.errors);
  if (flags.json) printJson(jsonOf(simulation));
  else print(wordsOf(simulation));
}

const toldAtMost = 10;

function tellErrors(errors: Simulation['errors']): void {
  for (const { game, seed, decisions, message } of errors.slice(0, toldAtMost))
    tell(`game ${game + 1} (seed ${seed}) stopped after ${decisions} answers: ${message}`);
  if (errors.length > toldAtMost) tell(`and ${errors.length - toldAtMost} more games stopped`);
}

/** The keys are a promise to the programs that read them. */
const jsonOf = ({ series, wins, unfinished, errors, turns, decisions, seconds }: Simulation) => ({
  games: series.games,
  wins,
  unfinished,
  errors: errors.length,
  turns,
  decisions,
  seconds,
  gamesPerSecond: series.games / seconds,
  seed: series.seed,
  edition: series.edition,
  bots: series.bots,
  decks: series.decks.map(({ name }) => name),
});

function wordsOf({ series, wins, unfinished, errors, turns, decisions, seconds }: Simulation): string {
  const finished = wins[0] + wins[1];
  const widest = Math.max(...series.decks.map(({ name }) => name.length));
  const lines = series.decks.map(({ name }, seat) => {
    const won = wins[seat] ?? 0;
    const [low, high] = interval95(won, finished);
    return `  ${name.padEnd(widest)}  ${String(series.bots[seat]).padEnd(6)}  ${String(won).padStart(String(finished).length)} wins  ${percent(won / finished)}  (95 % interval ${percent(low)} to ${percent(high)})`;
  });
  return [
    `${series.games} ${series.games === 1 ? 'game' : 'games'}, seed ${series.seed}, rules ${series.edition}`,
    ...(finished > 0 ? lines : ['  no game was finished']),
    `  unfinished ${unfinished}, errors ${errors.length}`,
    `  turns: ${turns.mean.toFixed(1)} on average, median ${turns.median}, longest ${turns.max}`,
    `  ${decisions} decisions in ${seconds.toFixed(1)} s: ${(series.games / seconds).toFixed(1)} games/s`,
  ].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
