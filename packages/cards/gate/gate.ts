// The comparison of official texts with the data of cards, word by word, and what of it is agreed.
import type { CardDef } from '@vaultsong/engine';
import { cards } from '../src/index.ts';
import { exceptions } from './exceptions.ts';
import type { Counts, WordName } from './words.ts';
import { countsOfData, countsOfText, isWordName, wordNames } from './words.ts';

/** How often the text of a card says a word, and its data. */
export interface Pair {
  readonly word: WordName;
  readonly text: number;
  readonly data: number;
}

/** The words of each card, those that it does not say left out; cards without any have no entry. */
export type Outcome = ReadonlyMap<string, readonly Pair[]>;

/** Something that somebody has to look at. */
export interface Difference {
  readonly card: string;
  readonly fault: string;
}

/** Art halves have their text with the base half. */
export const compared: readonly CardDef[] = cards.filter(({ half }) => half !== 'art');

const pairs = (text: Counts, data: Counts): readonly Pair[] =>
  wordNames
    .map((word) => ({ word, text: text.get(word) ?? 0, data: data.get(word) ?? 0 }))
    .filter((pair) => pair.text > 0 || pair.data > 0);

/** @param texts the official text of each card; of one that is not there nothing is compared */
export const outcomeOf = (texts: ReadonlyMap<string, string>): Outcome =>
  new Map(
    compared
      .map((card) => [card.id, pairs(countsOfText(texts.get(card.id) ?? ''), countsOfData(card))] as const)
      .filter(([, said]) => said.length > 0),
  );

const agreedOn = new Map(
  exceptions.flatMap(({ word, more, cards: ids }) => ids.map((id) => [`${id} ${word}`, more] as const)),
);

const differsBy = (outcome: Outcome, id: string, word: WordName): number => {
  const pair = outcome.get(id)?.find((said) => said.word === word);
  return pair === undefined ? 0 : pair.data - pair.text;
};

/** Words that differ in another way than was agreed, and exceptions that nothing needs. */
export function differencesIn(outcome: Outcome): readonly Difference[] {
  const found = [...outcome].flatMap(([card, said]) =>
    said
      .filter(({ word, text, data }) => data - text !== (agreedOn.get(`${card} ${word}`) ?? 0))
      .map(({ word, text, data }) => ({ card, fault: `“${word}”: ${text} in the text, ${data} in the data` })),
  );
  const needless = exceptions.flatMap(({ word, cards: ids }) =>
    ids
      .filter((id) => differsBy(outcome, id, word) === 0)
      .map((card) => ({ card, fault: `“${word}”: text and data agree, and exceptions.ts has an exception` })),
  );
  return [...found, ...needless];
}

/** Cards of which there is no official text. */
export const without = (texts: ReadonlyMap<string, string>): readonly Difference[] =>
  compared.filter(({ id }) => !texts.has(id)).map(({ id }) => ({ card: id, fault: 'no official text in this folder' }));

/** The outcome as it is kept: one card a line, `word text/data`. */
export const written = (outcome: Outcome): string =>
  [...outcome]
    .map(([id, said]) => `${id}: ${said.map(({ word, text, data }) => `${word} ${text}/${data}`).join(', ')}\n`)
    .sort()
    .join('');

/** An outcome that was kept. */
export const read = (kept: string): Outcome =>
  new Map(
    kept
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [id = '', said = ''] = line.split(': ');
        return [id, said.split(', ').map(pairIn)] as const;
      }),
  );

function pairIn(kept: string): Pair {
  const [, word = '', text, data] = /^(.+) (\d+)\/(\d+)$/.exec(kept) ?? [];
  if (!isWordName(word)) throw new Error(`outcome.txt has "${kept}"; a right entry is "each 1/2"`);
  return { word, text: Number(text), data: Number(data) };
}
