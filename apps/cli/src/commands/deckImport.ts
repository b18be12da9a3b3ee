// vaultsong deck import: reads decks of any format and says what they are; with --out it makes deck files of them.
import type { Command } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { addFetch } from '../registry/option.ts';

/** Adds the command to the group. */
export function addDeckImport(deck: Command): void {
  const command = deck
    .command('import')
    .summary('read decks of any format, and make deck files of them')
    .description(
      'Reads decks: our own JSON, answers of the Master Vault and of Decks of KeyForge, tables (CSV), plain text, deck codes, and with --fetch ids and addresses of decks. Says for each what is wrong with it and which of its cards cannot be played yet.\nEnds with code 2 when a deck has faults; cards that cannot be played yet are no fault.',
    )
    .argument('<sources...>', 'files, "-" for standard input, deck codes, ids or addresses of decks')
    .option('-o, --out <dir>', 'write each deck to a deck file of its own in a directory')
    .option('--json', 'print one JSON document: a list of decks');
  addFetch(command)
    .addHelpText(
      'after',
      '\nExamples:\n  $ vaultsong deck import collection.csv --out my-decks\n  $ vaultsong deck import https://www.keyforgegame.com/deck-details/6daec1d3-55e7-4fa9-b30d-2ebfb662a75a --fetch\n  $ cat list.txt | vaultsong deck import - --json',
    )
    .action(lazyAction(async () => (await import('../actions/deckImport.ts')).runImport));
}
