// The reading of a new set: its news, and a proposal for each text that has no data yet.
import type { News } from '../facts/news.ts';
import { newsOf } from '../facts/news.ts';
import type { GivenCard } from '../facts/setFile.ts';
import type { Entry } from '../known/houseFile.ts';
import type { Known } from '../known/known.ts';
import { namesOf } from '../known/known.ts';
import { likenessIndex } from '../text/likeness.ts';
import type { TextNews } from '../text/news.ts';
import { textNews } from '../text/news.ts';
import type { Names, Speaker } from '../text/sentences.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { KnownLine } from '../words/lessons.ts';
import { knownLines } from '../words/lessons.ts';
import type { GradeMeasured, Measured } from '../words/measure.ts';
import { measure, measureGrades } from '../words/measure.ts';
import type { Proposal } from '../words/proposals.ts';
import { byHardness, proposerOf } from '../words/proposals.ts';

export interface Reading {
  readonly set: string;
  readonly news: News;
  readonly texts: TextNews;
  /** Cards that are printed again with a text that is hardly like that of their data, the least like first. */
  readonly unlike: readonly string[];
  /** Of new cards, and of those that have facts and no data; the hardest first. */
  readonly proposals: readonly Proposal[];
  /** Cards that say nothing but their keywords. */
  readonly blank: readonly string[];
  /** How well the proposals fit the data of hidden cards; null where there are none. */
  readonly measured: { readonly all: Measured; readonly grades: readonly GradeMeasured[] } | null;
}

/** A text below that says perhaps another thing than its data. */
const leastAsBefore = 0.1;

/**
 * Reads a set.
 * @param official texts of older cards, by id, with which the new ones are compared besides those that are made of data
 * @param near known sentences for each sentence
 */
export function readSet(
  cards: readonly GivenCard[],
  known: Known,
  official: ReadonlyMap<string, string>,
  near: number,
): Reading {
  const news = newsOf(cards, known.printed);
  const names = namesOf(known, cards);
  // A reprint says in the words of the new set what its data says already.
  const given = new Map([...official, ...cards.map(({ id, text }) => [id, text] as const)]);
  const lines = [...known.written.values()].flatMap((card): readonly KnownLine[] => [
    ...knownLines(card, card.text, names, true),
    ...knownLines(card, given.get(card.id) ?? '', names, false),
  ]);
  const { propose, model } = proposerOf(lines, names);
  const toWrite = cards.filter(
    ({ id, half }) => half !== 2 && !known.written.has(id) && known.printed.get(id)?.playable !== true,
  );
  const proposals = toWrite.map((card) => propose(card, near));
  const texts = proposals.filter(({ lines: its }) => its.length > 0).toSorted(byHardness);
  const entries = new Map<string, Entry>([...known.hidden.values()].map(({ id, entry }) => [id, entry]));
  const words = new Set(model.words);
  const isMeasured = texts.some(({ card }) => entries.has(card.id));
  return {
    set: cards[0]?.set ?? '',
    news,
    texts: textNews(news.fresh, lines, names),
    unlike: unlikeTheirData(news.reprinted, known, names),
    proposals: texts,
    blank: proposals.filter(({ lines: its }) => its.length === 0).map(({ card }) => card.id),
    measured: isMeasured ? { all: measure(texts, entries, words), grades: measureGrades(texts, entries, words) } : null,
  };
}

function unlikeTheirData(cards: readonly GivenCard[], known: Known, names: Names): readonly string[] {
  const plain = (text: string, card: Speaker): readonly string[] =>
    sentencesOf(text, card, names).flatMap(({ bold, tokens }) => [...bold, ...tokens]);
  const ours = [...known.written.values()].map((card) => ({ id: card.id, tokens: plain(card.text, card) }));
  const { nearest } = likenessIndex(ours);
  return cards
    .filter(({ id, half }) => half !== 2 && known.printed.get(id)?.playable === true)
    .flatMap((card) => {
      const tokens = plain(card.text, card);
      const isBlank = tokens.length === 0 && !known.written.has(card.id);
      const likeness = nearest(tokens, ours.length).find(({ one }) => one.id === card.id)?.likeness ?? 0;
      return isBlank || likeness >= leastAsBefore ? [] : [{ id: card.id, likeness }];
    })
    .sort((a, b) => a.likeness - b.likeness)
    .map(({ id }) => id);
}
