// Documents that show what came of claims. A table or a paragraph stands between `<!-- claim: ID/NAME -->` and `<!-- /claim -->`, a figure
// within a sentence between `<!--=ID.NAME-->` and `<!--/-->`, without a space, so that no line begins with it.
import { linesOf } from '../docs/pages.ts';

/** What there is to show, by the words in the marks. */
export interface Shown {
  readonly sections: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, string>>;
}

const blocks = /(<!-- claim: ([a-z][\w./-]*) -->\n).*?(<!-- \/claim -->)/gs;
const inline = /(<!--=([a-z][\w.-]*)-->)(.*?)(<!--\/-->)/gs;

/** A document with its figures made anew. @throws Error where it shows what there is not */
export const withClaims = (text: string, shown: () => Shown): string =>
  text
    .replace(blocks, (_, before: string, name: string, after: string) => {
      const section = shown().sections[name];
      if (section === undefined) throw unknown('table', name, shown().sections);
      return `${before}\n${section}\n\n${after}`;
    })
    .replace(inline, (whole, before: string, name: string, old: string, after: string) => {
      const figure = shown().figures[name];
      if (figure === undefined) throw unknown('figure', name, shown().figures);
      // A line may break where a figure has a space.
      return old.split(/\s+/).join(' ') === figure ? whole : `${before}${figure}${after}`;
    });

/** It names those of the same claim. */
function unknown(what: string, name: string, known: Readonly<Record<string, string>>): Error {
  const [id = ''] = name.split(/[/.]/);
  const some = Object.keys(known).filter((one) => one.startsWith(id));
  return new Error(
    `There is no ${what} ${name}: ${some.length === 0 ? `expected a claim that was measured, not “${id}”` : `expected ${some.join(', ')}`}`,
  );
}

/** The marks in a document: `chains/wins` of a table, `first.share` of a figure. */
export const marksIn = (text: string): readonly string[] =>
  [...text.matchAll(blocks), ...text.matchAll(inline)].map(([, , name = '']) => name);

/** A document without its figures from claims, line by line as it was. */
export const withoutClaims = (text: string): string =>
  text.replace(blocks, (whole) => whole.replace(/[^\n]/g, '')).replace(inline, (whole) => whole.replace(/[^\n]/g, ''));

/** A heading, and the first line below it that has a figure of games or times which comes from no claim. */
export interface ByHand {
  readonly heading: string;
  readonly line: number;
  readonly text: string;
}

/** Shares, games, times, ratings. */
const figure = /\d ?%|\d games|\d (?:ms|µs|Elo)\b|\d s\b|\bElo \d/;

/** Where figures were typed by hand, one for each heading. */
export function byHand(file: string, text: string): readonly ByHand[] {
  const found = new Map<string, ByHand>();
  let heading = '';
  for (const { kind, text: line, number } of linesOf({ file, text: withoutClaims(text) })) {
    if (kind === 'code') continue;
    const [, title] = /^#{1,6} (.*)$/.exec(line) ?? [];
    if (kind === 'prose' && title !== undefined) heading = title;
    else if (figure.test(line.replaceAll('95 % interval', '')) && !found.has(heading))
      found.set(heading, { heading, line: number, text: line });
  }
  return [...found.values()];
}
