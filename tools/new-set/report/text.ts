// A reading as text for people: what is new, what is hard, and for each text the known ones like it and the likely words.
import type { News, NewValue } from '../facts/news.ts';
import type { NewWord, TextNews } from '../text/news.ts';
import { sure } from '../words/measure.ts';
import type { Grade, Proposal, ProposedSentence } from '../words/proposals.ts';
import { least } from '../words/proposals.ts';
import type { Reading } from './reading.ts';

const named = 6;
const codeLetters = 150;

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Ids of cards, the first of them. */
const someOf = (cards: readonly string[]): string =>
  cards.length <= named ? cards.join(', ') : `${cards.slice(0, named).join(', ')} and ${cards.length - named} more`;

const cardsIn = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** What is new in the facts and texts of a set. */
export function newsText({ set, news, texts, unlike }: Reading): string {
  return [
    `Set ${set}: ${cardsIn(news.fresh.length + news.reprinted.length)}, ${news.fresh.length} new, ${news.reprinted.length} printed again`,
    ...changedText(news),
    ...(unlike.length === 0
      ? []
      : ['', 'Printed again with a text hardly like that of their data', `  ${unlike.join(', ')}`]),
    '',
    ...news.values.flatMap(({ of, values }) => [`New ${of}`, ...values.map(valueText), '']),
    ...wordsText('New bold words', texts.bold),
    ...wordsText('Words that no known text has', texts.words),
    ...wordsText('Phrases that several cards say, and no known one', texts.phrases),
  ].join('\n');
}

const changedText = ({ changed }: News): readonly string[] =>
  changed.length === 0
    ? []
    : ['', 'Printed again with other facts', ...changed.map(({ id, changes }) => `  ${id}: ${changes.join('; ')}`)];

const valueText = ({ value, cards, known }: NewValue): string =>
  `  ${value}: ${cardsIn(cards.length)}${known === 0 ? '' : `, and only ${known} known`} (${someOf(cards)})`;

const wordsText = (title: string, words: TextNews['words']): readonly string[] =>
  words.length === 0
    ? []
    : [title, ...words.map(({ word, cards }: NewWord) => `  ${word}: ${cardsIn(cards.length)} (${someOf(cards)})`), ''];

const grades: Readonly<Record<Grade, string>> = {
  far: `far: a sentence less than ${percent(least.akin)} like a known one, or a word that no known text has; perhaps the language lacks a word`,
  akin: `akin: each sentence has one at least ${percent(least.akin)} like it`,
  near: `near: each sentence has one at least ${percent(least.near)} like it`,
};

/** One line for each text that has no data, the hardest first. */
export const listText = ({ proposals, blank }: Reading): string =>
  [
    `${proposals.length} texts without data`,
    '',
    ...(['far', 'akin', 'near'] as const).flatMap((grade) => {
      const its = proposals.filter((one) => one.grade === grade);
      return its.length === 0 ? [] : [`${its.length} ${grades[grade]}`, ...its.map(lineText), ''];
    }),
    ...(blank.length === 0 ? [] : [`Nothing but keywords, so that facts are enough: ${blank.join(', ')}`, '']),
  ].join('\n');

const lineText = ({ card, likeness, unknown, words }: Proposal): string => {
  const likely = words.filter(({ probability }) => probability >= sure).map(({ word }) => word);
  const isNew = unknown.length === 0 ? '' : `, new: ${unknown.join(', ')}`;
  return `  ${card.id} (${card.house ?? 'no house'} ${card.type}, ${percent(likeness)}${isNew}): ${likely.join(' ')}`;
};

/** All that is proposed for one text. @param top words of the language */
export const proposalText = (proposal: Proposal, top: number): string =>
  [
    `## ${proposal.card.id}`,
    '',
    `${proposal.card.name}, ${proposal.card.house ?? 'no house'} ${proposal.card.type}; ${proposal.grade}, ${percent(proposal.likeness)}`,
    '',
    ...proposal.lines.flatMap(({ sentences }) => sentences.flatMap(sentenceText)),
    'Likely words:',
    ...proposal.words
      .slice(0, top)
      .map(({ word, probability, because }) => `  ${percent(probability).padStart(5)} ${word} (“${because}”)`),
    '',
  ].join('\n');

const sentenceText = ({ text, near, unknown }: ProposedSentence): readonly string[] => [
  `“${text}”`,
  ...(unknown.length === 0 ? [] : [`  new: ${unknown.join(', ')}`]),
  ...near.flatMap(({ one, likeness }) => [
    `  ${percent(likeness).padStart(5)} ${one.line.card.name}: “${one.text}”`,
    `        ${one.line.card.entry.file}:${one.line.card.entry.line} ${shortened(one.line.code.join(', '))}`,
  ]),
  '',
];

const shortened = (code: string): string => (code.length <= codeLetters ? code : `${code.slice(0, codeLetters)}…`);

/** The figures of a measurement. */
export function measuredText({ measured, proposals }: Reading): string {
  if (measured === null) return 'No card of this set has data that is hidden: hide its set with --without';
  const { all, grades: its } = measured;
  const sentences = proposals.flatMap(({ lines }) => lines.flatMap((line) => line.sentences));
  const like = (share: number): string =>
    percent(sentences.filter(({ likeness }) => likeness >= share).length / sentences.length);
  return [
    `${all.cards} cards with data; it uses words ${all.uses} times, ${all.newUses} of them words that no known card used`,
    `Of the words that were known, in the mean of all cards:`,
    `  ${percent(all.recallAt[10])} among the first 10 proposals, ${percent(all.recallAt[15])} among 15, ${percent(all.recallAt[20])} among 20`,
    `  ${percent(all.asMany)} among as many proposals as the card has words`,
    `  all of them among 20 for ${percent(all.allIn20)} of the cards, three quarters among 15 for ${percent(all.mostIn15)}`,
    `  proposals of at least ${percent(sure)}: ${percent(all.surePrecision)} right, ${percent(all.sureRecall)} of all words`,
    `Sentences: ${sentences.length}, ${like(least.akin)} with one at least ${percent(least.akin)} like them, ${like(least.near)} at least ${percent(least.near)}`,
    ...its.map(
      ({ grade, cards, withNewWord, recallAt15 }) =>
        `  ${grade}: ${cards} cards, ${withNewWord} needed a new word, ${percent(recallAt15)} of the known words among 15`,
    ),
  ].join('\n');
}
