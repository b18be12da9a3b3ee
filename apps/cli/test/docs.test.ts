// Each page of docs/ has an example, and what it shows is what happens. In a block `console`, lines after `$ vaultsong …`
// are what is printed: `…` stands for anything, alone on a line for any lines. A block `text NAME` is a file that such
// commands read. A block `ts run` is a program that ends without an error.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');
const pages = readdirSync(join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

interface Block {
  readonly kind: string;
  readonly text: string;
}

const blocksIn = (page: string): readonly Block[] =>
  [...textOf(page).matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map(([, kind = '', text = '']) => ({ kind, text }));

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

const files = folder();
// Inside the project, where programs find its packages.
const cache = join(root, 'node_modules/.cache/vaultsong');
mkdirSync(cache, { recursive: true });
const programs = mkdtempSync(join(cache, 'docs-'));
afterAll(() => {
  files.remove();
  rmSync(programs, { recursive: true });
});

/** Names of files and folders that examples write and read. */
const placed = (word: string): string =>
  /^[\w-]+\.(?:json|txt|csv|svg)$|^my-decks$/.test(word) ? files.path(word) : word;

describe.each(pages)('%s', (page) => {
  const blocks = blocksIn(page);
  for (const { kind, text } of blocks) {
    const [, name] = /^text (\S+)$/.exec(kind) ?? [];
    if (name !== undefined) files.write(name, text);
  }
  const examples = blocks.filter(({ kind }) => kind === 'console').flatMap(examplesIn);
  const toRun = blocks.filter(({ kind }) => kind === 'ts run');

  test('has an example', () => {
    expect(examples.length + toRun.length).toBeGreaterThan(0);
  });

  test.each(examples.map((example) => [example.words.join(' '), example] as const))(
    '$ vaultsong %s',
    async (_, { words, printed }) => {
      const { out } = await vaultsong(...words.map(placed));
      expect(out).toMatch(patternOf(printed));
    },
  );

  test.each(toRun.map(({ text }, i) => [i + 1, text]))('program %i runs', (i, text) => {
    const path = join(programs, `${page.replaceAll('/', '-')}-${i}.ts`);
    writeFileSync(path, text);
    const out = execFileSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), path], {
      encoding: 'utf8',
    });
    expect(out).not.toBe('');
  });
});

describe.each(['README.md', 'CONTRIBUTING.md', ...pages])('%s', (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);

  test('links to what is there', () => {
    for (const link of links.filter((one) => !/^https?:/.test(one))) {
      const [path = '', place] = link.split('#');
      const target = path === '' ? join(root, page) : join(root, dirname(page), path);
      expect(existsSync(target), link).toBe(true);
      if (place === undefined) continue;
      const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\p{Letter}\p{Number} -]/gu, '')
          .replaceAll(' ', '-'),
      );
      expect(headings, link).toContain(place);
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

  test('its command plays', async () => {
    const [, line = ''] = /^npx vaultsong (.*)$/m.exec(text) ?? [];
    const { code, out } = await vaultsong(...line.replace('--games 100', '--games 1 --bots random').split(' '));
    expect(code).toBe(0);
    expect(out).toContain('Radiant Argus the Supreme');
  });
});
