// vaultsong deck …: what can be done with decks. One file for each sub-command.
import type { Command } from 'commander';
import { addDeckExport } from './deck-export.ts';
import { addDeckGenerate } from './deck-generate.ts';
import { addDeckImport } from './deck-import.ts';
import { addDeckShow } from './deck-show.ts';

/** Adds the group of commands to the program. */
export function addDeck(program: Command): void {
  const deck = program
    .command('deck')
    .summary('make, read, show and write decks')
    .description('Makes, reads, shows and writes decks.');
  addDeckGenerate(deck);
  addDeckImport(deck);
  addDeckShow(deck);
  addDeckExport(deck);
}
