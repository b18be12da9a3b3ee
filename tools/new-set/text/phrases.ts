// Phrases of one to three words, by which sentences are compared and from which words of the language are guessed.
import type { Sentence } from './sentences.ts';

const longest = 3;

/** Runs of up to three neighboring words; `^` and `$` are the ends of the sentence. */
export function phrasesOf(tokens: readonly string[]): ReadonlySet<string> {
  const all = ['^', ...tokens, '$'];
  const phrases = all.flatMap((_, from) =>
    Array.from({ length: longest }, (__, more) => all.slice(from, from + more + 1)).filter(
      (run, more) => run.length === more + 1,
    ),
  );
  return new Set(phrases.map((run) => run.join(' ')).filter((phrase) => phrase !== '^' && phrase !== '$'));
}

/** The phrases of a line, with its bold words and the kind of its card. */
export const featuresOf = (line: readonly Sentence[], type: string): ReadonlySet<string> =>
  new Set([
    `(${type})`,
    ...line.flatMap(({ bold }) => [...bold, ...(bold.length > 1 ? ['(several bold words)'] : [])]),
    ...line.flatMap(({ tokens }) => [...phrasesOf(tokens)]),
  ]);
