// vaultsong adventure: a team of bots plays an adventure, many times. Adventures are loaded only here and for records: their
// cards are in no deck.
import type { BotName } from '@vaultsong/bots';
import { botNames, isBotName } from '@vaultsong/bots';
import { printable } from '@vaultsong/decks';
import { defaultEdition, editionNames } from '@vaultsong/engine';
import type { Command } from 'commander';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { UserError } from '../errors.ts';
import { lazyAction } from '../lazyAction.ts';
import { programWords, wholeNumber } from '../options.ts';

const mostGames = 1_000_000;
const mostPlayers = 3;
const adventures = ['keyraken'] as const;
const levels = ['easy', 'normal', 'hard'] as const;

/** Adds the command to the program. */
export function addAdventure(program: Command): void {
  program
    .command('adventure')
    .summary('let a team of bots play an adventure')
    .description(
      'Lets a team of 1 to 3 bots play an adventure and tells how often the team wins.\nThe players take turns at going first. The same seed gives the same games.\nCtrl-C ends it with the results so far, and code 130.',
    )
    .addArgument(new Argument('<adventure>', 'the adventure').choices(adventures).argParser(oneAdventure))
    .addOption(
      new Option(
        '-d, --decks <a,b,c>',
        'one deck for each player: a deck file (JSON), or a name that "vaultsong decks" lists',
      )
        .argParser(deckNames)
        .conflicts('players'),
    )
    .option(
      '-p, --players <n>',
      'instead of decks: so many players (1 without either), with bundled decks drawn by lot for each game',
      wholeNumber(1, mostPlayers),
    )
    .addOption(new Option('--difficulty <level>', 'the difficulty').choices(levels).default('normal'))
    .addOption(new Option('-b, --bots <name>', 'the bot that plays all decks').argParser(oneBot).default('rules'))
    .option('-g, --games <n>', 'the number of games', wholeNumber(1, mostGames), 100)
    .option(
      '-s, --seed <n>',
      'seed of all games, a whole number',
      wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
      1,
    )
    .addOption(
      new Option('-e, --edition <name>', 'the rulebook to play by').choices(editionNames).default(defaultEdition),
    )
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  $ vaultsong adventure keyraken --decks miss-onyx-censorius,radiant-argus-the-supreme --difficulty easy --games 20\n  $ vaultsong adventure keyraken --players 2 --bots planner',
    )
    .action(lazyAction(async () => (await import('../actions/adventure.ts')).runAdventure));
}

/** @throws UserError that names those that there are */
function oneAdventure(text: string): (typeof adventures)[number] {
  const found = adventures.find((name) => name === text);
  if (found !== undefined) return found;
  throw new UserError(`no adventure "${printable(text)}"; there is ${adventures.join(', ')}`);
}

function deckNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length <= mostPlayers && names.every((name) => name !== '')) return names;
  throw new InvalidArgumentError(`It must be 1 to ${mostPlayers} decks with commas between, not "${printable(text)}".`);
}

function oneBot(text: string): BotName {
  if (isBotName(text)) return text;
  throw new InvalidArgumentError(
    `It must be one of: ${botNames.join(', ')}; not "${printable(text)}".${programWords(text)}`,
  );
}
