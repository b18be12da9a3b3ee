// vaultsong deck export: decks in another format.
import type { Command } from 'commander';
import { Option } from 'commander';
import type { ExportFormat } from '../actions/deckExport.ts';
import { lazyAction } from '../lazyAction.ts';
import { deckArgument } from '../options.ts';
import { addFetch } from '../registry/option.ts';

const formats: readonly ExportFormat[] = ['json', 'text', 'code', 'csv'];

/** Adds the command to the group. */
export function addDeckExport(deck: Command): void {
  const command = deck
    .command('export')
    .summary('write decks in another format')
    .description(
      'Writes decks in another format, to standard output. Every format can be read again, with nothing lost.\nEnds with code 2 when a deck has faults; the deck is still written.',
    )
    .argument('<decks...>', deckArgument)
    .addOption(
      new Option(
        '-f, --format <format>',
        'json: a deck file, or a list of them; text; code: one a line; csv: one table',
      )
        .choices(formats)
        .default('json'),
    );
  addFetch(command)
    .addHelpText(
      'after',
      '\nExamples:\n  $ vaultsong deck export guide-achea --format code\n  $ vaultsong deck export my-decks/*.json --format csv > collection.csv',
    )
    .action(lazyAction(async () => (await import('../actions/deckExport.ts')).runExport));
}
