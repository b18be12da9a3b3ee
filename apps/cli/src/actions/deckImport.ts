// vaultsong deck import: reads decks of any format and says what they are; with --out it makes deck files of them.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deck } from '@vaultsong/decks';
import { printable, slugOf, writeDeck } from '@vaultsong/decks';
import type { Registry } from '@vaultsong/registry';
import { counted } from '@vaultsong/say';
import { factsOf, faultLines, lineOf } from '../deckFacts.ts';
import { UserError } from '../errors.ts';
import { atPath, printablePath } from '../input.ts';
import type { SourcedDeck } from '../loadDeck.ts';
import { loadDecks } from '../loadDeck.ts';
import { print, printJson, printStatus } from '../output.ts';
import { registryFromOptions } from '../registry/fromOptions.ts';
import type { FetchFlags } from '../registry/option.ts';

interface ImportFlags extends FetchFlags {
  readonly json?: true;
  readonly out?: string;
}

/** Does what the command is asked for. */
export async function runImport(sources: readonly string[], flags: ImportFlags): Promise<void> {
  const all = await loadAll(sources, registryFromOptions(flags));
  const decks = all.flatMap((loaded) => (typeof loaded === 'string' ? [] : [loaded]));
  const files = flags.out === undefined ? decks.map(() => null) : await writeAll(decks, flags.out);
  if (flags.json) printJson(decks.map((deck, i) => ({ ...factsOf(deck), file: files[i] ?? null })));
  else
    for (const [i, deck] of decks.entries()) {
      const file = files[i] ?? null;
      print(`${lineOf(deck)}${file === null ? '' : `  -> ${printablePath(file)}`}`);
    }
  for (const loaded of all) {
    if (typeof loaded === 'string') printStatus(loaded);
    else if (!flags.json) printNotes(loaded);
  }
  const unread = all.length - decks.length;
  const faulty = decks.filter(({ faults }) => faults.length > 0).length;
  const wrong = [
    ...(unread === 0 ? [] : [`${unread} of ${counted(sources.length, 'source')} not read`]),
    ...(faulty === 0 ? [] : [`${faulty} of ${counted(decks.length, 'deck')} with faults`]),
  ];
  if (wrong.length > 0) throw new UserError(wrong.join(', '));
}

function printNotes(deck: SourcedDeck): void {
  for (const note of deck.notes) printStatus(`${printable(deck.deck.name, 200)}: ${note}`);
  if (deck.faults.length > 0) printStatus(faultLines(deck));
}

/**
 * One source that cannot be read does not keep the others from being read.
 * @returns in the order of the sources, decks, and why there is none
 */
async function loadAll(
  sources: readonly string[],
  registry: Registry | null,
): Promise<readonly (SourcedDeck | string)[]> {
  const all: (SourcedDeck | string)[] = [];
  for (const source of sources) {
    try {
      all.push(...(await loadDecks(source, registry)));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      all.push(error.message);
    }
  }
  return all;
}

/** @returns the file of each deck; null for one of which nothing could be read */
async function writeAll(decks: readonly SourcedDeck[], directory: string): Promise<readonly (string | null)[]> {
  await atPath(directory, () => mkdir(directory, { recursive: true }));
  const taken = new Set<string>();
  const files: (string | null)[] = [];
  for (const { deck } of decks) {
    const file = deck.cards.length === 0 ? null : join(directory, `${freeName(deck, taken)}.json`);
    if (file !== null) await atPath(file, () => writeFile(file, `${writeDeck(deck)}\n`));
    files.push(file);
  }
  return files;
}

/** Decks of one name get numbers. */
function freeName({ name }: Deck, taken: Set<string>): string {
  const slug = slugOf(name).slice(0, 100) || 'deck';
  let free = slug;
  for (let n = 2; taken.has(free); n++) free = `${slug}-${n}`;
  taken.add(free);
  return free;
}
