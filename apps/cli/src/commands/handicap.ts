// vaultsong handicap: with how many chains the stronger of two decks starts, as the rulebook suggests it, or as games of bots show.
import type { Command } from 'commander';
import { Option } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { plusMinusChains, wholeNumber, wonAndLost } from '../options.ts';
import { addExperimentOptions, pilotOption, plotOption } from './experimentOptions.ts';

const mostGames = 1_000_000;

/** Adds the command to the program. */
export function addHandicap(program: Command): void {
  const command = program
    .command('handicap')
    .summary('suggest the chains with which the stronger deck starts')
    .description(
      'Suggests the chains with which the stronger of two decks starts their next game, by the rulebook:\nfour at first, one more for each three games in a row that it won, one fewer for each three that it lost.\nWith --simulate it finds the chains that make the two decks even in the hands of a bot: it plays games near the expected answer until that is known well enough. Ctrl-C ends that with the results so far, and code 130.',
    )
    .argument('<stronger>', 'the deck thought stronger: a deck file (JSON), or a name that "vaultsong decks" lists')
    .argument('<weaker>', 'the deck it plays against')
    .addOption(
      new Option(
        '-g, --games <WLW…>',
        'the games since then, in order: W for each that the stronger deck won, L for each that it lost',
      )
        .argParser(wonAndLost)
        .default([], 'none'),
    )
    .option('--simulate', 'let a bot play, and find the chains that make the two decks even, in either direction')
    .addOption(pilotOption())
    .addOption(
      new Option('--within <chains>', 'with --simulate: end when the chains are known to within so many')
        .argParser(plusMinusChains)
        .default(0.7, '0.7'),
    )
    .option('--most <n>', 'with --simulate: the most games to play', wholeNumber(2, mostGames), 2000);
  addExperimentOptions(command.addOption(plotOption()))
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong handicap miss-onyx-censorius radiant-argus-the-supreme --games WLWWW\n  $ vaultsong handicap miss-onyx-censorius radiant-argus-the-supreme --simulate --within 2\n\nThe next game with these chains: vaultsong simulate … --chains 5,0; at the table, "New game" keeps such a history.',
    )
    .action(lazyAction(async () => (await import('../actions/handicap.ts')).runHandicap));
}
