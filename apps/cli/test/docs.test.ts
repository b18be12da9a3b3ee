// Each page of docs/, and each README of a package, has an example, and what it shows is what happens. In a block
// `console`, lines after `$ vaultsong …` are what is printed: `…` stands for anything, alone on a line for any lines. A
// block `text NAME` is a file that such commands read. A block `ts run` is a program that ends without an error.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, describe, expect, test } from 'vitest';
import type { Block } from './docsBlocks.ts';
import { blocksIn, pages, readmes, root, textOf } from './docsBlocks.ts';
import { folder, vaultsong } from './run.ts';

/** Pages that are tables, with nothing to try: what they name is looked up by tools/docs. */
const tables: ReadonlySet<string> = new Set([
  'docs/claims.md',
  'docs/decisions.md',
  'docs/libraries.md',
  'docs/master-rulebook-18.4.md',
]);

interface Example {
  readonly words: readonly string[];
  readonly printed: string;
}

const examplesIn = ({ text }: Block): readonly Example[] =>
  [...text.matchAll(/^\$ vaultsong ([^\n]*)\n((?:(?!\$ )[^\n]*\n)*)/gm)].map(([, words = '', printed = '']) => ({
    words: words.split(' '),
    printed,
  }));

/** What is printed, as far as a page says it. */
function patternOf(printed: string): RegExp {
  const line = (text: string): string =>
    text === '…' ? '(?:[^\\n]*\\n)*' : `${text.split('…').map(escaped).join('[^\\n]*')}\\n`;
  return new RegExp(`^${printed.trimEnd().split('\n').map(line).join('')}$`);
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

// Inside the project, where programs find its packages.
const cache = join(root, 'node_modules/.cache/vaultsong');
mkdirSync(cache, { recursive: true });
const programs = mkdtempSync(join(cache, 'docs-'));
afterAll(() => rmSync(programs, { recursive: true }));

/**
 * What programs print, by their paths: one process runs all of them, as plain code, because to read all cards, and to translate them, takes longer than
 * most need.
 */
let printed: ReadonlyMap<string, string> | undefined;
const written: string[] = [];

async function outputOf(path: string): Promise<string> {
  printed ??= await outputs();
  return printed.get(path) ?? '';
}

async function outputs(): Promise<ReadonlyMap<string, string>> {
  const all = join(programs, 'all.mts');
  const lines = written.map(
    (path, i) => `console.log('program ${i} of all:');\nawait import(${JSON.stringify(path)});`,
  );
  writeFileSync(all, `${lines.join('\n')}\nexport {};\n`);
  const bundle = await rolldown({ cwd: root, input: { all }, platform: 'node', external: isOutside, tsconfig: false });
  const dir = join(programs, 'plain');
  await bundle.write({ dir, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await bundle.close();
  const out = execFileSync(process.execPath, [join(dir, 'all.mjs')], { encoding: 'utf8' });
  const parts = out.split(/^program \d+ of all:\n/m).slice(1);
  return new Map(written.map((path, i) => [path, parts[i] ?? '']));
}

/** What is neither a file nor ours is found where the programs lie. */
const isOutside = (name: string): boolean =>
  /^[^./]/.test(name) && !isAbsolute(name) && !name.startsWith('@vaultsong/');

/** Names of files and folders that examples write and read. */
const isFile = (word: string): boolean => /^[\w-]+\.(?:json|txt|csv|svg)$|^my-decks$/.test(word);

// A reader goes through a page from its top: what one example has written the next may read.
for (const page of [...pages, ...readmes])
  describe(page, { shuffle: false }, () => {
    const files = folder();
    afterAll(() => files.remove());
    const blocks = blocksIn(page);
    for (const { kind, text } of blocks) {
      const [, name] = /^text (\S+)$/.exec(kind) ?? [];
      if (name !== undefined) files.write(name, text);
    }
    const examples = blocks.filter(({ kind }) => kind === 'console').flatMap(examplesIn);
    const toRun = blocks.filter(({ kind }) => kind === 'ts run');

    test(`has ${tables.has(page) ? 'no' : 'an'} example`, () => {
      expect(examples.length + toRun.length > 0).toBe(!tables.has(page));
    });

    test.each(examples.map((example) => [example.words.join(' '), example] as const))(
      '$ vaultsong %s',
      async (_, { words, printed }) => {
        const { out } = await vaultsong(...words.map((word) => (isFile(word) ? files.path(word) : word)));
        expect(out).toMatch(patternOf(printed));
      },
    );

    const paths = toRun.map(({ text }, i) => {
      const path = join(programs, `${page.replaceAll('/', '-')}-${i}.ts`);
      writeFileSync(path, text);
      written.push(path);
      return path;
    });
    test.each(paths)('program %# runs', async (path) => {
      expect(await outputOf(path)).not.toBe('');
    });
  });

const placesByPage = new Map<string, readonly string[]>();

/** What a link to a page may name after `#`: its headings, which are read once, since hundreds of links lead to some pages. */
function placesIn(page: string): readonly string[] {
  const known = placesByPage.get(page);
  if (known !== undefined) return known;
  const headings = [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  placesByPage.set(page, headings);
  return headings;
}

describe.each(['README.md', 'CONTRIBUTING.md', ...pages, ...readmes])('%s', (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);

  test('links to what is there', () => {
    for (const link of links.filter((one) => !/^https?:/.test(one))) {
      const [path = '', place] = link.split('#');
      const target = path === '' ? join(root, page) : join(root, dirname(page), path);
      expect(existsSync(target), link).toBe(true);
      if (place === undefined) continue;
      expect(placesIn(target), link).toContain(place);
    }
  });
});

describe('README.md', () => {
  const text = textOf('README.md');

  test('leads to every page of docs/, and is no wall of text', () => {
    for (const page of pages) expect(text).toContain(`](${page}`);
    for (const paragraph of text.split('\n\n')) {
      const lines = paragraph.startsWith('- ') ? paragraph.split(/\n(?=- )/) : [paragraph];
      for (const line of lines) expect(line.length, line).toBeLessThan(450);
    }
    expect(text.length).toBeLessThan(4000);
  });

  test('shows two pictures and two commands', () => {
    expect([...text.matchAll(/!\[[^\]]+\]\((docs\/[^)]+\.png)\)/g)]).toHaveLength(2);
    const [commands, ...others] = blocksIn('README.md');
    expect(others).toEqual([]);
    expect(commands?.text.trim().split('\n')).toHaveLength(2);
  });
});
