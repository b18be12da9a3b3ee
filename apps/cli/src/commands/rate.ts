// vaultsong rate: how strong decks are against a field of others.
import type { Command } from 'commander';
import { Option } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { deckArgument, plusMinusPercent, wholeNumber } from '../options.ts';
import { addExperimentOptions, pilotOption, plotOption } from './experimentOptions.ts';

const mostGames = 1_000_000;

/** Adds the command to the program. */
export function addRate(program: Command): void {
  const command = program
    .command('rate')
    .summary('measure decks against a field of others')
    .description(
      'Lets a bot play decks against a field of others, and measures the share of games that each wins.\nStrengths are fitted to all games together; each deck meets all of the field equally often.\nThe same seed gives the same games, whatever the number of workers. Ctrl-C ends it with the results so far, and code 130.',
    )
    .argument('[decks...]', `the decks to rate (default: all that "vaultsong decks" lists); each is ${deckArgument}`)
    .option('--field <decks...>', 'the decks that they play against (default: all that "vaultsong decks" lists)')
    .addOption(pilotOption())
    .addOption(
      new Option('--until <percent>', 'end when each share is known to within so much')
        .argParser(plusMinusPercent)
        .default(0.03, '3'),
    )
    .option('-g, --games <n>', 'the most games of a deck, about', wholeNumber(2, mostGames), 4000);
  command.option(
    '--cards',
    'tell for each card how often its deck wins when it was drawn early, and when not (no measure of its worth)',
  );
  addExperimentOptions(command.addOption(plotOption()))
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong rate generated:cota:7 --until 2\n  $ vaultsong rate guide-achea clearly-ugly-xhe --field generated:cota:1 generated:cota:2 generated:cota:3',
    )
    .action(lazyAction(async () => (await import('../actions/rate.ts')).runRate));
}
