// vaultsong deck export: decks in another format.
import type { Deck } from '@vaultsong/decks';
import { deckFileOf } from '@vaultsong/decks';
import { writeCode, writePlainText, writeTable } from '@vaultsong/decks/import';
import { faultLines } from '../deckFacts.ts';
import { UserError } from '../errors.ts';
import type { SourcedDeck } from '../loadDeck.ts';
import { loadDecks } from '../loadDeck.ts';
import { print } from '../output.ts';
import { registryFromOptions } from '../registry/fromOptions.ts';
import type { FetchFlags } from '../registry/option.ts';

/** A format that decks are written in. */
export type ExportFormat = 'json' | 'text' | 'code' | 'csv';

interface ExportFlags extends FetchFlags {
  readonly format: ExportFormat;
}

/** Does what the command is asked for. */
export async function runExport(sources: readonly string[], flags: ExportFlags): Promise<void> {
  const registry = registryFromOptions(flags);
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

function write(decks: readonly Deck[], format: ExportFormat): string {
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
