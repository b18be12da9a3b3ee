// vaultsong deck …: what can be done with decks. One file for each sub-command.
import type { Command } from 'commander';
import { addDeckExport } from './deck-export.ts';
import { addDeckImport } from './deck-import.ts';
import { addDeckShow } from './deck-show.ts';

/** Adds the group of commands to the program. */
export function addDeck(program: Command): void {
  const deck = program
    .command('deck')
    .summary('read, show and write decks')
    .description('Reads, shows and writes decks.');
  addDeckImport(deck);
  addDeckShow(deck);
  addDeckExport(deck);
}
