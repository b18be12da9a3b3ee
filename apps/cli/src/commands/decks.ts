// vaultsong decks: the decks that come with the program, by the names that other commands take.
import type { Command } from 'commander';
import { lazyAction } from '../lazyAction.ts';

/** Adds the command to the program. */
export function addDecks(program: Command): void {
  program
    .command('decks')
    .summary('list the decks that come with the program')
    .description('Lists the decks that come with the program. Other commands take their names in place of a deck file.')
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExample:\n  $ vaultsong decks --json')
    .action(lazyAction(async () => (await import('../actions/decks.ts')).runDecks));
}
