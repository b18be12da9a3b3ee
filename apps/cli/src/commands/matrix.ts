// vaultsong matrix: each of some decks against each other one.
import type { Command } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { deckArgument, wholeNumber } from '../options.ts';
import { addExperimentOptions, pilotOption, plotOption } from './experimentOptions.ts';

const mostGames = 1_000_000;

/** Adds the command to the program. */
export function addMatrix(program: Command): void {
  const command = program
    .command('matrix')
    .summary('let several decks play each other, each pair of them')
    .description(
      'Lets a bot play several decks against each other, each pair of them, and shows how often each wins.\nThe same seed gives the same games, whatever the number of workers. Ctrl-C ends it with the results so far, and code 130.',
    )
    .argument('<decks...>', `two or more decks; each is ${deckArgument}`)
    .addOption(pilotOption())
    .option(
      '-g, --games <n>',
      'the number of games of each pair of decks; an even number',
      wholeNumber(1, mostGames),
      100,
    )
    .option('--least <n>', 'leave cells with fewer games blank', wholeNumber(1, mostGames), 20);
  addExperimentOptions(command.addOption(plotOption()))
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong matrix guide-achea clearly-ugly-xhe miss-onyx-censorius --games 400 --out matrix.jsonl',
    )
    .action(lazyAction(async () => (await import('../actions/matrix.ts')).runMatrix));
}
