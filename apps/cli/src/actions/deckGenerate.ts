// vaultsong deck generate: new decks, as the real ones of a set are.
import { randomInt } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPrinted } from '@vaultsong/cards/catalogue';
import type { DeckCard, DeckSeed, GeneratedDeck } from '@vaultsong/decks';
import { DeckError, decksFrom, generatedName, writeDeck } from '@vaultsong/decks';
import { kindsOf, listedTitleOf } from '@vaultsong/decks/import';
import type { House } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { UserError } from '../errors.ts';
import { printablePath, sayFileError } from '../input.ts';
import { print, printJson } from '../output.ts';
import { showProgress } from '../progress.ts';

interface GenerateFlags {
  readonly set: string;
  readonly seed?: number;
  readonly count?: number;
  readonly out?: string;
  readonly json?: true;
}

/** Does what the command is asked for. */
export async function runGenerate({ set, seed = randomInt(2 ** 31), count, out, json }: GenerateFlags): Promise<void> {
  if (out !== undefined) await atPath(out, () => mkdir(out, { recursive: true }));
  const made = make({ set, seed }, count ?? 1);
  if (out !== undefined) {
    const files = await writeAll(made, set, out);
    if (json) printJson(files);
    else print(`wrote ${counted(files.length, 'deck')} to ${printablePath(out)}`);
    return;
  }
  if (!json) print(made.map((one) => wordsOf(one, set)).join('\n\n'));
  else printJson(count === undefined ? made.map(fileOf)[0] : made.map(fileOf));
}

/** @throws UserError where no decks can be made of the set */
function make(from: DeckSeed, count: number): readonly GeneratedDeck[] {
  const progress = showProgress(count, process.stderr, 'deck');
  const made: GeneratedDeck[] = [];
  try {
    for (const one of decksFrom(from)) {
      made.push(one);
      progress.update(made.length);
      if (made.length === count) break;
    }
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    throw new UserError(`--set: ${error.message}`);
  } finally {
    progress.end();
  }
  return made;
}

/** The keys are a promise to the programs that read them: a deck file, and the seed that makes it again. */
function fileOf({ seed, deck }: GeneratedDeck) {
  const file: object = JSON.parse(writeDeck(deck));
  return { seed, ...file };
}

async function writeAll(made: readonly GeneratedDeck[], set: string, directory: string) {
  const files: { readonly seed: number; readonly name: string; readonly file: string }[] = [];
  for (const one of made) {
    const file = join(directory, `${set}-${one.seed}.json`);
    await atPath(file, () => writeFile(file, `${JSON.stringify(fileOf(one))}\n`));
    files.push({ seed: one.seed, name: one.deck.name, file });
  }
  return files;
}

/** The name, then the cards by house, and those beside the deck. */
function wordsOf({ seed, deck }: GeneratedDeck, set: string): string {
  const houses = deck.houses.map((house) => [`  ${house}`, ...linesOf(deck, house)].join('\n'));
  const beside = (deck.beside ?? []).map(({ card }) => `    ${findPrinted(card)?.name ?? card}`);
  return [
    `${deck.name}  (${generatedName({ set, seed })})`,
    ...houses,
    ...(beside.length === 0 ? [] : ['  beside the deck', ...beside]),
  ].join('\n');
}

const linesOf = (deck: GeneratedDeck['deck'], house: House): readonly string[] =>
  deck.cards.filter((card) => card.house === house).map((card) => `    ${card.count} ${named(deck, card)}`);

/** A card with what sets it apart: where it is from, and the icons that others added to it. */
function named(deck: GeneratedDeck['deck'], entry: DeckCard): string {
  const printed = findPrinted(entry.card);
  const title = printed === undefined ? entry.card : listedTitleOf(printed);
  const marks = [
    ...(kindsOf(deck, entry).includes('maverick') ? [`maverick of ${printed?.house}`] : []),
    ...(entry.enhancements === undefined ? [] : [`enhanced ${entry.enhancements.map((icon) => `+${icon}`).join(' ')}`]),
  ];
  return marks.length === 0 ? title : `${title}  (${marks.join(', ')})`;
}

async function atPath(path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new UserError(`${printablePath(path)}: ${sayFileError(error)}`);
  }
}
