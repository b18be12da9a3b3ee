// A reading as JSON, for programs.
import type { Proposal } from '../words/proposals.ts';
import type { Reading } from './reading.ts';

const rounded = (share: number): number => Math.round(1000 * share) / 1000;

const proposalJson = ({ card, grade, likeness, unknown, lines, words }: Proposal, top: number) => ({
  id: card.id,
  name: card.name,
  house: card.house,
  type: card.type,
  grade,
  likeness: rounded(likeness),
  newWords: unknown,
  sentences: lines
    .flatMap((line) => line.sentences)
    .map((sentence) => ({
      text: sentence.text,
      newWords: sentence.unknown,
      near: sentence.near.map(({ one, likeness: its }) => ({
        likeness: rounded(its),
        card: one.line.card.id,
        text: one.text,
        file: one.line.card.entry.file,
        line: one.line.card.entry.line,
        code: one.line.code,
        words: [...one.line.words],
      })),
    })),
  words: words.slice(0, top).map((guess) => ({ ...guess, probability: rounded(guess.probability) })),
});

/** All of a reading. @param top words of the language for each text */
export const readingJson = (reading: Reading, chosen: readonly Proposal[], top: number): string =>
  JSON.stringify(
    {
      set: reading.set,
      new: reading.news.fresh.map(({ id }) => id),
      reprinted: reading.news.reprinted.map(({ id }) => id),
      changed: reading.news.changed,
      unlike: reading.unlike,
      values: Object.fromEntries(reading.news.values.map(({ of, values }) => [of, values])),
      texts: reading.texts,
      blank: reading.blank,
      proposals: chosen.map((proposal) => proposalJson(proposal, top)),
      measured: reading.measured,
    },
    null,
    2,
  );
