// vaultsong ladder: bots against each other, each with each, and what they are worth.
import { botNames } from '@vaultsong/bots';
import type { Command } from 'commander';
import { Option } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { deckArgument, playerList, plusMinusPercent, wholeNumber } from '../options.ts';
import { addExperimentOptions, deadlineOption, plotOption } from './experimentOptions.ts';

const most = { games: 100_000, pool: 1000 } as const;

/** Adds the command to the program. */
export function addLadder(program: Command): void {
  const command = program
    .command('ladder')
    .summary('rate bots against each other')
    .description(
      'Lets bots play each other, each pair of them, over many decks that no bot was fitted to, and rates them in Elo points; the rules bot has 1000.\nEach deal is played twice, with the seats swapped, and all pairings play the same deals.\nThe same seed gives the same games, whatever the number of workers. Ctrl-C ends it with the results so far, and code 130.',
    )
    .addOption(
      new Option(
        '-b, --bots <names>',
        `two or more bots with commas between, of: ${botNames.join(', ')}; or program:COMMAND`,
      )
        .argParser(playerList)
        .default(['random', 'rules', 'planner'], 'random,rules,planner'),
    )
    .option('-g, --games <n>', 'the most games of each pair of bots; an even number', wholeNumber(1, most.games), 400)
    .addOption(
      new Option('--until <percent>', 'end when the share of each pair is known to within so much').argParser(
        plusMinusPercent,
      ),
    )
    .option('--decks <decks...>', `the decks that deals are made of, at least two; each is ${deckArgument}`)
    .addOption(
      new Option('--pool <n>', 'without --decks: the number of decks, half of them real and half made from the seed')
        .argParser(wholeNumber(2, most.pool))
        .default(48)
        .conflicts('decks'),
    );
  addExperimentOptions(command.addOption(deadlineOption()).addOption(plotOption()))
    .addHelpText('after', '\nExample:\n  $ vaultsong ladder --bots random,gentle,rules --games 400 --out ladder.jsonl')
    .action(lazyAction(async () => (await import('../actions/ladder.ts')).runLadder));
}
