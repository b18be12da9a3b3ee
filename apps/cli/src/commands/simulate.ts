// vaultsong simulate: bots play two decks against each other, many times.
import { botNames } from '@vaultsong/bots';
import type { Command } from 'commander';
import { Option } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { bestOf, botPair, chainsPair, deckArgument, wholeNumber } from '../options.ts';
import { editionOption, seedValue, workersOption } from './experimentOptions.ts';

const mostGames = 1_000_000;

/** Adds the command to the program. */
export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .summary('let bots play two decks against each other')
    .description(
      'Lets bots play two decks against each other and tells how often each deck wins.\nThe decks take turns at going first. The same seed gives the same games, whatever the number of workers.\nCtrl-C ends it with the results so far, and code 130.',
    )
    .argument('<deckA>', deckArgument)
    .argument('<deckB>', 'the deck it plays against')
    .option('-g, --games <n>', 'the number of games, or of series with --series', wholeNumber(1, mostGames), 100)
    .option('-s, --seed <n>', 'seed of all games, a whole number', seedValue, 1)
    .addOption(
      new Option(
        '-b, --bots <a,b>',
        `the bots that play the decks: ${botNames.join(', ')}; one for both or one for each`,
      )
        .argParser(botPair)
        .default(['rules', 'rules'], 'rules,rules'),
    )
    .addOption(editionOption())
    .addOption(
      new Option(
        '-c, --chains <a,b>',
        'the chains with which each deck starts every game, such as 7,0 (default: none)',
      ).argParser(chainsPair),
    )
    .addOption(
      new Option(
        '--series <n>',
        'play series, each best of n games: 1, 3 or 5; the player whose deck lost chooses who goes first in the next game (bots: the other player)',
      ).argParser(bestOf),
    )
    .option(
      '--adaptive',
      'with --series 3: swap the decks for game 2, and bid chains for the deck that won both before game 3 (bots bid 4 or pass)',
    )
    .option('--quickstart', 'play Quickstart games, without mulligans')
    .addOption(workersOption())
    .option('--record <file>', 'write the record of the first game to a file')
    .option('--records <dir>', 'write the records of all games to a directory')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong simulate miss-onyx-censorius radiant-argus-the-supreme --games 1000 --seed 7 --bots rules,random\n  $ vaultsong simulate miss-onyx-censorius radiant-argus-the-supreme --games 100 --chains 7,0 --series 3',
    )
    .action(lazyAction(async () => (await import('../actions/simulate.ts')).runSimulate));
}
