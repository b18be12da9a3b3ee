// The data of a card taken apart, each part with what it stands in: the gate looks for its words there.

export type Tree = Readonly<Record<string, unknown>>;

/** One object of the data, and its place. */
export interface Part {
  readonly tree: Tree;
  readonly has: (key: string, value: unknown) => boolean;
  /** Whether one of these fields leads to it, near or far above. */
  readonly isWithin: (keys: readonly string[]) => boolean;
}

/** A field of a choice that only says again what another one says: how many cards fit, or the number in `max`. */
const isBound = (tree: Tree, key: string): boolean =>
  'pick' in tree && (key === 'min' || key === 'enough' || (key === 'max' && isAllOf(tree)));

/** Whether a choice takes, at most, all that fit. */
export const isAllOf = ({ pick, max }: Tree): boolean =>
  JSON.stringify(max) === JSON.stringify({ count: { all: pick } });

/** "Play/Fight/Reap:" is one text, though the data has an ability for each bold word. */
const boldWord = /"on":"(?:play|reap|fight|before-fight|action|omni|destroyed|leaves-play|fate|scrap)"/g;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All parts of some data, the outer ones first. */
export const parts = (data: unknown): readonly Part[] => [...partsWithin(data, [])];

function* partsWithin(data: unknown, path: readonly string[]): Generator<Part> {
  if (Array.isArray(data)) {
    const isList = ['abilities', 'asUpgrade', 'give'].includes(path.at(-1) ?? '');
    for (const one of isList ? saidOnce(data) : data) yield* partsWithin(one, path);
  }
  if (!isTree(data)) return;
  yield {
    tree: data,
    has: (key, value) => data[key] === value,
    isWithin: (keys) => path.some((key) => keys.includes(key)),
  };
  for (const [key, value] of Object.entries(data)) if (!isBound(data, key)) yield* partsWithin(value, [...path, key]);
}

/**
 * A list of abilities or of what they give, without what is there only because data says it apart: the text of one before
 * under another bold word, and the cards of "each friendly creature gets +1 power and +1 armor" a second time.
 */
function saidOnce(list: readonly unknown[]): readonly unknown[] {
  const texts = new Map(list.map((one) => [JSON.stringify(one).replaceAll(boldWord, ''), one]));
  const described = new Set<string>();
  return [...texts.values()].map((one) => {
    if (!isTree(one) || !('mod' in one)) return one;
    const { of, ...rest } = one;
    const text = JSON.stringify(of);
    const isSaid = described.has(text);
    described.add(text);
    return isSaid ? rest : one;
  });
}
