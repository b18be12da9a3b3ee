// Faults of documents: links and anchors that lead nowhere, names of files that are not there, lines that are too long.
import path from 'node:path';
import type { Line, Page } from './pages.ts';
import { isGenerated, linesOf } from './pages.ts';

/** Letters of a line; tables and blocks of code may have more. */
export const longest = 120;

export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

export function faultsOf(pages: readonly Page[], places: readonly string[]): readonly Fault[] {
  const anchors = new Map(pages.map((page) => [page.file, anchorsOf(page)]));
  const endings = endingsOf(places);
  const known = new Set(places.map((place) => place.replace(/\/$/, '')));
  return pages.flatMap((page) => [
    ...longLines(page),
    ...brokenLinks(page, known, anchors),
    ...(isHistory(page) || isGenerated(page) ? [] : openings(page)),
    ...(isHistory(page) ? [] : unknownPlaces(page, endings)),
  ]);
}

/** The changelog names files as they were called then. */
const isHistory = ({ file }: Page): boolean => file === 'CHANGELOG.md';

function longLines(page: Page): readonly Fault[] {
  return linesOf(page).flatMap(({ kind, text, number }) =>
    kind === 'prose' && text.length > longest && /\s/.test(text.trim().slice(2))
      ? [
          {
            file: page.file,
            line: number,
            what: `${text.length} letters, more than ${longest}: npm run docs -- --write`,
          },
        ]
      : [],
  );
}

function brokenLinks(
  page: Page,
  known: ReadonlySet<string>,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Fault[] {
  return proseOf(page).flatMap(({ text, number }) =>
    [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^()\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [target = '', anchor = ''] = link.split('#');
      const file = target === '' ? page.file : path.posix.join(path.posix.dirname(page.file), target);
      const isThere = known.has(file.replace(/\/$/, '')) && (anchor === '' || anchors.get(file)?.has(anchor) === true);
      return isThere ? [] : [{ file: page.file, line: number, what: `the link ${link} leads nowhere` }];
    }),
  );
}

/** Sentences that have to be read twice: they begin with a word of questions, and ask nothing. */
function openings(page: Page): readonly Fault[] {
  const lines = linesOf(page);
  return lines.flatMap(({ kind, text, number }) => {
    if (kind !== 'prose' || /^#|^>/.test(text)) return [];
    const starts =
      /(?:^\s*(?:[-*+] |\d+[.)] )?|[.!?:;] )[*_]{0,2}((?:Who|What|Which|How)(?:ever)?|Whose|Whom|Whether)\b/g;
    return [...text.matchAll(starts)].flatMap(({ index, 0: found, 1: word = '' }) => {
      const below = lines.slice(number, number + 4).map((line) => line.text);
      const [sentence = ''] = /^[^.?!]*[.?!]?/.exec([text.slice(index + found.length), ...below].join(' ')) ?? [];
      return sentence.endsWith('?')
        ? []
        : [{ file: page.file, line: number, what: `a sentence begins with ${word}: say first what it is about` }];
    });
  });
}

/** Names of files (`read/face.ts`) and, from the root, of folders (`packages/art/`) must end the path of one that is there. */
function unknownPlaces(page: Page, endings: ReadonlySet<string>): readonly Fault[] {
  return proseOf(page).flatMap(({ text, number }) =>
    [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, code = '']) => {
      const isFile = /^[\w./-]*\w\.(?:ts|tsx|mjs|css)$/.test(code);
      const isFolder = /^(?:packages|apps|tools|docs|bench|examples)\/[\w/.-]*$/.test(code);
      if (!isFile && !isFolder) return [];
      return endings.has(code.replace(/^\.?\//, '').replace(/\/$/, ''))
        ? []
        : [{ file: page.file, line: number, what: `no file ends with ${code}` }];
    }),
  );
}

const proseOf = (page: Page): readonly Line[] => linesOf(page).filter(({ kind }) => kind !== 'code');

function endingsOf(places: readonly string[]): ReadonlySet<string> {
  return new Set(
    places.flatMap((place) => {
      const parts = place.replace(/\/$/, '').split('/');
      return parts.map((_, index) => parts.slice(index).join('/'));
    }),
  );
}

/** The anchors that a site makes of headings: small letters, no punctuation, a hyphen for each space. */
function anchorsOf(page: Page): ReadonlySet<string> {
  const found = new Map<string, number>();
  for (const { text, kind } of linesOf(page)) {
    const [, title] = /^#{1,6} (.*)$/.exec(text) ?? [];
    if (kind !== 'prose' || title === undefined) continue;
    const words = title.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    found.set(slug, (found.get(slug) ?? 0) + 1);
  }
  return new Set(
    [...found].flatMap(([slug, times]) => [slug, ...Array.from({ length: times - 1 }, (_, i) => `${slug}-${i + 1}`)]),
  );
}
