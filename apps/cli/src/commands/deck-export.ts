// vaultsong deck export: decks in another format.
import type { Deck } from '@vaultsong/decks';
import { deckFileOf } from '@vaultsong/decks';
import { writeCode, writePlainText, writeTable } from '@vaultsong/decks/import';
import type { Command } from 'commander';
import { Option } from 'commander';
import type { SourcedDeck } from '../deck.ts';
import { deckArgument, loadDecks } from '../deck.ts';
import { faultLines } from '../deck-facts.ts';
import { UserError } from '../failure.ts';
import { print } from '../output.ts';
import type { FetchFlags } from '../registry/option.ts';
import { addFetch, registryOf } from '../registry/option.ts';

const formats = ['json', 'text', 'code', 'csv'] as const;

interface ExportFlags extends FetchFlags {
  readonly format: (typeof formats)[number];
}

/** Adds the command to the group. */
export function addDeckExport(deck: Command): void {
  const command = deck
    .command('export')
    .summary('write decks in another format')
    .description(
      'Writes decks in another format, to standard output. Every format can be read again, with nothing lost.\nEnds with code 2 when a deck has faults; it is written all the same.',
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
    .action(runExport);
}

async function runExport(sources: readonly string[], flags: ExportFlags): Promise<void> {
  const registry = registryOf(flags);
  const decks: SourcedDeck[] = [];
  for (const source of sources) decks.push(...(await loadDecks(source, registry)));
  print(
    write(
      decks.map(({ deck }) => deck),
      flags.format,
    ).trimEnd(),
  );
  const faulty = decks.filter(({ faults }) => faults.length > 0);
  if (faulty.length > 0) throw new UserError(`written with faults\n${faulty.map(faultLines).join('\n')}`);
}

function write(decks: readonly Deck[], format: ExportFlags['format']): string {
  switch (format) {
    case 'json': {
      const files = decks.map(deckFileOf);
      return JSON.stringify(files.length === 1 ? files[0] : files, null, 2);
    }
    case 'text':
      return decks.map(writePlainText).join('\n');
    case 'code':
      return decks.map(writeCode).join('\n');
    case 'csv':
      return writeTable(decks);
  }
}
