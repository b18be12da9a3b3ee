// vaultsong deck …: what can be done with single decks. One file for each sub-command.
import type { Command } from 'commander';
import { addDeckGenerate } from './deck-generate.ts';

/** Adds the group of commands to the program. */
export function addDeck(program: Command): void {
  const deck = program.command('deck').summary('make decks').description('Makes decks.');
  addDeckGenerate(deck);
}
