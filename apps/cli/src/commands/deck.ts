// vaultsong deck …: what can be done with decks. One file for each sub-command.
import type { Command } from 'commander';
import { addDeckExport } from './deckExport.ts';
import { addDeckGenerate } from './deckGenerate.ts';
import { addDeckImport } from './deckImport.ts';
import { addDeckShow } from './deckShow.ts';

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
