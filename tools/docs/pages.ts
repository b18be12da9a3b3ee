// The documents of the project: pages at the root, in `docs/`, and beside the code of packages and apps.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Page {
  /** From the root, with slashes. */
  readonly file: string;
  readonly text: string;
}

/** Written by tests from the cards, so that no hand wraps their lines. */
const generated = new Set(['texts.md']);

const ignored = new Set(['node_modules', 'dist', 'coverage']);

export function readPages(root: string): readonly Page[] {
  const inside = (folder: string): readonly string[] =>
    existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
  const members = ['packages', 'apps', 'tools', 'examples'].flatMap((one) => [
    one,
    ...inside(one).map((name) => `${one}/${name}`),
  ]);
  return ['', 'docs', 'bench', ...members]
    .filter((folder) => !path.extname(folder))
    .flatMap((folder) => inside(folder).map((name) => path.posix.join(folder, name)))
    .filter((file) => file.endsWith('.md') && !generated.has(path.basename(file)))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** All files and folders below the root that a document may name, from the root; folders end with a slash. */
export function readPlaces(root: string, folder = ''): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name) || (entry.name.startsWith('.') && entry.isDirectory())) return [];
    const place = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? [`${place}/`, ...readPlaces(root, place)] : [place];
  });
}

/** A line of a page, and whether it stands in prose, in a table or in a block of code. */
export interface Line {
  readonly number: number;
  readonly text: string;
  readonly kind: 'prose' | 'table' | 'code';
}

export function linesOf({ text }: Page): readonly Line[] {
  let fence = '';
  return text.split('\n').map((line, index): Line => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    const isCode = fence !== '' || mark !== '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    const kind = isCode ? 'code' : /^\s*\|/.test(line) ? 'table' : 'prose';
    return { number: index + 1, text: line, kind };
  });
}
