// vaultsong handicap: with how many chains the stronger of two decks starts, as the rulebook suggests it.
import type { Command } from 'commander';
import { Option } from 'commander';
import { doing } from '../doing.ts';
import { wonAndLost } from '../options.ts';

/** Adds the command to the program. */
export function addHandicap(program: Command): void {
  program
    .command('handicap')
    .summary('tell the chains that the rulebook suggests for the stronger of two decks')
    .description(
      'Tells with how many chains the stronger of two decks starts their next game, as the rulebook suggests it:\nfour at first, one more for each three games in a row that it won, one fewer for each three that it lost.',
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
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong handicap miss-onyx-censorius radiant-argus-the-supreme --games WLWWW\n\nThe next game with these chains: vaultsong simulate … --chains 5,0; at the table, "New game" keeps such a history.',
    )
    .action(doing(async () => (await import('../actions/handicap.ts')).runHandicap));
}
