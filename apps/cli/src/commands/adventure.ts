// vaultsong adventure: a team of bots plays an adventure, many times. Adventures are loaded only here and for records: their
// cards are in no deck.
import type { AdventurePlan, AdventureSimulation } from '@vaultsong/arena/adventure';
import type { BotName } from '@vaultsong/bots';
import { botNames, isBotName } from '@vaultsong/bots';
import { printable, toDeckList } from '@vaultsong/decks';
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition, editionNames } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import type { Command } from 'commander';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { loadPlayable } from '../deck.ts';
import { Interrupted } from '../failure.ts';
import { untilInterrupted } from '../interrupt.ts';
import { wholeNumber } from '../options.ts';
import { print, printJson, tell } from '../output.ts';
import { showProgress } from '../progress.ts';

interface AdventureFlags {
  readonly decks: readonly string[];
  readonly difficulty: AdventurePlan['difficulty'];
  readonly bots: BotName;
  readonly games: number;
  readonly seed: number;
  readonly edition: EditionName;
  readonly json?: true;
}

const mostGames = 1_000_000;
const mostPlayers = 3;
const levels = ['easy', 'normal', 'hard'] as const satisfies readonly AdventurePlan['difficulty'][];

/** Adds the command to the program. */
export function addAdventure(program: Command): void {
  program
    .command('adventure')
    .summary('let a team of bots play an adventure')
    .description(
      'Lets a team of 1 to 3 bots play an adventure and tells how often the team wins.\nThe players take turns at going first. The same seed gives the same games.\nCtrl-C ends it with what was played so far, and code 130.',
    )
    .addArgument(new Argument('<adventure>', 'which adventure').choices(['keyraken']))
    .addOption(
      new Option(
        '-d, --decks <a,b,c>',
        'one deck for each player: a deck file (JSON), or a name that "vaultsong decks" lists',
      )
        .argParser(deckNames)
        .makeOptionMandatory(),
    )
    .addOption(new Option('--difficulty <level>', 'how hard it is').choices(levels).default('normal'))
    .addOption(new Option('-b, --bots <name>', 'who plays all decks').argParser(oneBot).default('rules'))
    .option('-g, --games <n>', 'how many games', wholeNumber(1, mostGames), 100)
    .option(
      '-s, --seed <n>',
      'seed of all games, a whole number',
      wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
      1,
    )
    .addOption(new Option('-e, --edition <name>', 'rulebook to play by').choices(editionNames).default(defaultEdition))
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong adventure keyraken --decks miss-onyx-censorius,radiant-argus-the-supreme --difficulty easy --games 20',
    )
    .action(runAdventure);
}

function deckNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length <= mostPlayers && names.every((name) => name !== '')) return names;
  throw new InvalidArgumentError(`It must be 1 to ${mostPlayers} decks with commas between, not "${printable(text)}".`);
}

function oneBot(text: string): BotName {
  if (isBotName(text)) return text;
  throw new InvalidArgumentError(`It must be one of: ${botNames.join(', ')}; not "${printable(text)}".`);
}

async function runAdventure(_adventure: string, flags: AdventureFlags): Promise<void> {
  const { simulateAdventure } = await import('@vaultsong/arena/adventure');
  const decks = (await loadPlayable(flags.decks)).map(toDeckList);
  const { difficulty, bots: bot, games, seed, edition } = flags;
  const progress = showProgress(games);
  const plan: AdventurePlan = { decks, difficulty, bot, games, seed, edition };
  const simulation = await untilInterrupted((signal) =>
    simulateAdventure(plan, { onProgress: progress.update, signal }),
  );
  progress.end();
  for (const { game, seed: own, message } of [...simulation.endless, ...simulation.errors])
    tell(`game ${game} (seed ${own}) stopped: ${message}`);
  if (flags.json) printJson(jsonOf(simulation));
  else print(wordsOf(simulation));
  if (simulation.games < games) throw new Interrupted();
}

/** The keys are a promise to the programs that read them. */
const jsonOf = ({
  plan,
  games,
  won,
  lost,
  unfinished,
  endless,
  errors,
  meanTurns,
  decisions,
  seconds,
}: AdventureSimulation) => ({
  adventure: 'keyraken',
  ...(games < plan.games ? { interrupted: true } : {}),
  games,
  won,
  lost,
  unfinished,
  endless: endless.length,
  errors: errors.length,
  meanTurns,
  decisions,
  seconds,
  difficulty: plan.difficulty,
  seed: plan.seed,
  edition: plan.edition,
  bot: plan.bot,
  decks: plan.decks.map(({ name }) => name),
});

function wordsOf({
  plan,
  games,
  won,
  lost,
  unfinished,
  endless,
  errors,
  meanTurns,
  decisions,
  seconds,
}: AdventureSimulation): string {
  const share = won + lost === 0 ? '-' : `${((100 * won) / (won + lost)).toFixed(1)} %`;
  return [
    `${counted(games, 'game')}${games < plan.games ? ` (stopped, of ${plan.games})` : ''} against the Keyraken (${plan.difficulty}), seed ${plan.seed}, rules ${plan.edition}`,
    ...plan.decks.map(({ name }) => `  ${printable(name)}  ${plan.bot}`),
    `  won ${won}, lost ${lost}: ${share}`,
    `  unfinished ${unfinished}, endless ${endless.length}, errors ${errors.length}`,
    `  turns: ${meanTurns.toFixed(1)} on average, those of the Keyraken among them`,
    `  ${counted(decisions, 'decision')} in ${seconds.toFixed(1)} s: ${(games / seconds).toFixed(1)} games/s`,
  ].join('\n');
}
