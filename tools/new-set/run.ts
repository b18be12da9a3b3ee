// `npm run new-set`: its options, what it reads, prints and answers.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cardSets, findSet } from '@vaultsong/cards';
import { houses } from '@vaultsong/engine';
import { addedPrintings, drawerText } from './facts/drawer.ts';
import { officialTexts } from './facts/official.ts';
import type { GivenCard } from './facts/setFile.ts';
import { InputError, readSetFile } from './facts/setFile.ts';
import { writeFacts } from './facts/write.ts';
import type { Known } from './known/known.ts';
import { knownCards, root } from './known/known.ts';
import { readingJson } from './report/json.ts';
import type { Reading } from './report/reading.ts';
import { readSet } from './report/reading.ts';
import { listText, measuredText, newsText, proposalText } from './report/text.ts';
import type { Proposal } from './words/proposals.ts';

const help = `npm run new-set -- FILE [options]

Reads the facts of a new set, a JSON list of its cards, and tells what is new in them against the cards that are there:
houses, kinds, keywords, icons, bold words, words and phrases; and for each text without data, the hardest first, how like
it is to known ones and which words of the language it probably needs. With --card, --house or --all, for each of its
sentences the known ones most like it, with the place and the data of their cards. docs/new-sets.md shows it.

  --card ID      this text in full; several times for several
  --house H      the texts of a house in full, or of no-house
  --all          what is new, and all texts in full
  --near N       known sentences for each sentence, 1 to 10 (2)
  --top N        likely words for each text, 1 to 100 (15)
  --texts FOLDER official texts of older cards, <set>.json each, to compare with besides; read and not copied
  --without A,B  as if the cards that appeared first in these sets were not there
  --measure      how well the proposals fit the data of cards that --without hides
  --facts        prints the facts as packages/cards keeps them: the drawer of the set, and printings of older cards
  --write        writes these facts into packages/cards/src/facts
  --json         prints all as JSON
  --help         this text

Ends with code 1 where a file is not as it should be, with 2 where an option is not.`;

export interface Answer {
  readonly code: 0 | 1 | 2;
  readonly out: string;
}

const options = {
  card: { type: 'string', multiple: true },
  house: { type: 'string', multiple: true },
  all: { type: 'boolean', default: false },
  near: { type: 'string', default: '2' },
  top: { type: 'string', default: '15' },
  texts: { type: 'string' },
  without: { type: 'string', default: '' },
  measure: { type: 'boolean', default: false },
  facts: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** An option that is not as it should be. */
class OptionError extends Error {
  override readonly name = 'OptionError';
}

/** @param words the arguments of the command */
export function run(words: readonly string[]): Answer {
  try {
    const { values, positionals } = parsed(words);
    if (values.help) return { code: 0, out: help };
    const [file, ...more] = positionals;
    if (file === undefined) throw new OptionError('The file of the set is missing: npm run new-set -- FILE');
    if (more.length > 0) throw new OptionError(`One file at a time, and not ${positionals.join(', ')} too`);
    return { code: 0, out: answer(file, values) };
  } catch (error) {
    if (error instanceof InputError) return { code: 1, out: error.message };
    if (error instanceof OptionError) return { code: 2, out: `${error.message} (--help tells the options)` };
    throw error;
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

type Options = ReturnType<typeof parsed>['values'];

function answer(file: string, values: Options): string {
  const near = numberIn('near', values.near, 10);
  const top = numberIn('top', values.top, 100);
  const without = listIn(values.without);
  const wrongSet = without.find((one) => findSet(one) === undefined);
  if (wrongSet !== undefined)
    throw new OptionError(`--without: there is no set “${wrongSet}”; a right one is --without ${knownSets.at(-1)}`);
  if (values.write && without.length > 0)
    throw new OptionError('--write: nothing is written of cards that are hidden; leave --without out');
  const cards = readSetFile(file, houses);
  const missing = values.card?.find((id) => !cards.some((card) => card.id === id));
  if (missing !== undefined) throw new OptionError(`--card: ${file} has no card “${missing}”`);
  const known = knownCards(without);
  if (values.facts || values.write) return factsAnswer(cards, known, values.write);
  const official =
    values.texts === undefined
      ? new Map<string, string>()
      : officialTexts(
          values.texts,
          knownSets.filter((set) => !without.includes(set)),
        );
  const reading = readSet(cards, known, official, near);
  const chosen = chosenOf(reading, values);
  if (values.json) return readingJson(reading, chosen, top);
  if (values.measure) return measuredText(reading);
  const inFull = chosen.map((one) => proposalText(one, top)).join('\n');
  if (values.card !== undefined || values.house !== undefined) return inFull;
  const overview = `${newsText(reading)}\n${listText(reading)}`;
  return values.all ? `${overview}\n${inFull}` : overview;
}

const knownSets: readonly string[] = cardSets.filter(({ houses: its }) => its !== null).map(({ id }) => id);

const listIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function numberIn(option: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new OptionError(`--${option} takes a number from 1 to ${most}, not “${text}”`);
  return number;
}

/** The texts that were asked for; all of them where none was named. */
function chosenOf({ proposals }: Reading, { card = [], house = [] }: Options): readonly Proposal[] {
  if (card.length === 0 && house.length === 0) return proposals;
  const chosen = proposals.filter((one) => card.includes(one.card.id) || house.includes(one.card.house ?? 'no-house'));
  if (chosen.length > 0) return chosen;
  const its = [...new Set(proposals.map((one) => one.card.house ?? 'no-house'))].sort();
  throw new OptionError(
    proposals.length === 0
      ? 'No card of this set is without data (--without hides the cards of a set)'
      : `None of these cards is without data; houses with such cards are ${its.join(', ')}`,
  );
}

function factsAnswer(cards: readonly GivenCard[], known: Known, writes: boolean): string {
  const set = cards[0]?.set ?? '';
  const drawer = drawerText(
    cards.filter(({ id }) => !known.printed.has(id)),
    set,
    findSet(set)?.name ?? set,
  );
  const added = addedPrintings(
    cards.filter(({ id }) => known.printed.has(id)),
    known.printed,
  );
  if (!writes) return `${drawer}\n${added.map(({ file, id, printing }) => `${file} ${id} ${printing}`).join('\n')}`;
  const folder = path.join(root, 'packages/cards/src/facts');
  const count = writeFacts(folder, set, drawer, added);
  return `packages/cards/src/facts/${set}.ts is written, and ${count} printings in the drawers of older sets`;
}
