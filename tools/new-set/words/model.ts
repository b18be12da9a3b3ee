// Words of the language by the words of texts: for each word of the language a logistic regression over the phrases of a
// line, learned from lines whose data is known. It tells what a text asks for even where no whole sentence is like it.

/** A line of a text as its phrases, and the words of the data that says it. */
export interface Lesson {
  readonly features: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** A word of the language that a line probably needs. */
export interface Guess {
  readonly word: string;
  readonly probability: number;
  /** The phrase of the text that speaks for it most. */
  readonly because: string;
}

export interface WordModel {
  /** Words for these phrases, the likeliest first; those that are next to impossible are left out. */
  readonly guess: (features: ReadonlySet<string>) => readonly Guess[];
  readonly words: readonly string[];
}

const rounds = 8;
/** Steps that change next to nothing are left out, for speed. */
const small = 1e-3;

const leastProbability = 0.01;

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

/** Learns from lessons. The same lessons in the same order give the same model. */
export function learn(lessons: readonly Lesson[]): WordModel {
  const words = [...new Set(lessons.flatMap((lesson) => [...lesson.words]))].sort();
  const place = new Map(words.map((word, index) => [word, index]));
  const features = repeated(lessons);
  const width = words.length;
  // One row for each phrase, and one value for each word in it.
  const weights = new Float32Array(features.size * width);
  const base = new Float32Array(width).fill(-4);
  const scores = (rows: readonly number[]): Float32Array => {
    const z = Float32Array.from(base);
    const share = 1 / Math.sqrt(rows.length || 1);
    for (const row of rows)
      for (let word = 0, cell = row * width; word < width; word++, cell++)
        z[word] = at(z, word) + at(weights, cell) * share;
    return z;
  };
  const rowsOf = (phrases: ReadonlySet<string>): readonly number[] =>
    [...phrases].flatMap((phrase) => features.get(phrase) ?? []);
  const examples = lessons.map((lesson) => ({
    rows: rowsOf(lesson.features),
    truth: new Set([...lesson.words].map((word) => place.get(word))),
  }));
  for (let round = 0; round < rounds; round++) {
    const rate = 0.5 / (1 + round);
    for (const { rows, truth } of mixed(examples, round)) {
      const z = scores(rows);
      const share = 1 / Math.sqrt(rows.length || 1);
      for (let word = 0; word < width; word++) {
        const step = rate * ((truth.has(word) ? 1 : 0) - sigmoid(at(z, word)));
        if (Math.abs(step) < small) continue;
        base[word] = at(base, word) + step * 0.1;
        for (const row of rows) weights[row * width + word] = at(weights, row * width + word) + 2 * step * share;
      }
    }
  }
  const reason = (phrases: ReadonlySet<string>, word: number): string => {
    let best = '';
    let most = 0;
    for (const phrase of phrases) {
      const weight = at(weights, (features.get(phrase) ?? -1) * width + word);
      if (weight > most) [best, most] = [phrase, weight];
    }
    return best;
  };
  return {
    words,
    guess: (phrases) => {
      const z = scores(rowsOf(phrases));
      return words
        .map((word, index) => ({ word, index, probability: sigmoid(at(z, index)) }))
        .filter(({ probability }) => probability >= leastProbability)
        .sort((a, b) => b.probability - a.probability || (a.word < b.word ? -1 : 1))
        .map(({ word, index, probability }) => ({ word, probability, because: reason(phrases, index) }));
    },
  };
}

const at = (values: Float32Array, index: number): number => values[index] ?? 0;

/** Phrases that are there more than once, each with its row. */
function repeated(lessons: readonly Lesson[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const lesson of lessons) for (const phrase of lesson.features) seen.set(phrase, (seen.get(phrase) ?? 0) + 1);
  return new Map([...seen].filter(([, times]) => times > 1).map(([phrase], row) => [phrase, row]));
}

/** All of them in another order each round, always the same. */
function mixed<T>(all: readonly T[], round: number): readonly T[] {
  const stride = [7919, 6389, 5281, 4657, 7507, 6133, 5843, 4003][round % 8] ?? 7919;
  const step = all.length % stride === 0 ? 1 : stride;
  return all.map((_, index) => all[(index * step) % all.length]).filter((one) => one !== undefined);
}
