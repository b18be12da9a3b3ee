import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf } from './check.ts';
import { drawn, mermaid } from './drawing.ts';
import { readPages, readPlaces } from './pages.ts';
import { protocolTables, withTables } from './reference.ts';
import { wrapped } from './wrap.ts';

const root = path.resolve(import.meta.dirname, '../..');
const pages = readPages(root);

test('links and names of files lead somewhere, no line is too long, and no sentence begins like a question', () => {
  expect(pages.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['README.md', 'docs/architecture.md', 'packages/art/README.md']),
  );
  expect(faultsOf(pages, readPlaces(root))).toEqual([]);
});

test('drawings are those of the imports', () => {
  const withDrawing = pages.filter(({ text }) => text.includes('<!-- drawing: '));
  expect(withDrawing.map(({ file }) => file)).toContain('docs/architecture.md');
  for (const { text } of withDrawing) {
    expect(text).toMatch(/ --> /);
    expect(drawn(root, text)).toBe(text);
  }
});

test('tables of messages are those of the schemas', () => {
  const withMessages = pages.filter(({ text }) => text.includes('<!-- messages: '));
  expect(withMessages.map(({ file }) => file)).toEqual(['docs/protocol.md']);
  const tables = protocolTables(root);
  for (const { text } of withMessages) expect(withTables(text, tables)).toBe(text);
});

test('a table stands between its marks, and one that there is not is refused by name', () => {
  const sections = () => ({ one: '| a |' });
  const page = (table: string) => `Before\n<!-- messages: one -->${table}<!-- /messages -->\nAfter`;
  expect(withTables(page('\nold\n'), sections)).toBe(page('\n\n| a |\n\n'));
  expect(() => withTables(page('\n').replace('one', 'two'), sections)).toThrow('There is no table two: expected one');
});

test('a drawing is the same in whatever folder the project lies', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'drawing-'));
  const project = path.join(home, 'browser/test');
  const files = {
    'package.json': '{ "workspaces": ["packages/*"] }',
    'packages/engine/package.json': '{ "name": "@vaultsong/engine" }',
    'packages/cards/package.json': '{ "name": "@vaultsong/cards" }',
    'packages/cards/src/index.ts': "import '@vaultsong/engine';",
    'packages/cards/test/other.ts': "import '@vaultsong/decks';",
  };
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
      writeFileSync(path.join(project, file), text);
    }
    const text = drawn(project, '<!-- drawing: packages -->\n<!-- /drawing -->');
    expect(text.match(/.* --> .*/g)).toEqual(['  cards --> engine']);
  } finally {
    rmSync(home, { recursive: true });
  }
});

test('each kind of fault is named with its line', () => {
  const text = [
    '# One `two`, three',
    '[there](#one-two-three) [docs](docs/b.md#x) [away](https://example.com/a#b) `src/b.ts` `packages/a/`',
    '[gone](c.md) [no heading](docs/b.md#y) `src/c.ts` `packages/b/`',
    `${'word '.repeat(30)}`,
    `| ${'word '.repeat(30)}|`,
    'Short. What is this? What',
    'is that is long.',
    '- *Whoever* plays.',
    '```',
    `[code](c.md) ${'word '.repeat(30)}`,
    '```',
  ].join('\n');
  const places = ['a.md', 'docs/', 'docs/b.md', 'packages/', 'packages/a/', 'packages/a/src/', 'packages/a/src/b.ts'];
  const faults = faultsOf(
    [
      { file: 'a.md', text },
      { file: 'docs/b.md', text: '## X' },
    ],
    places,
  );
  expect(faults.map(({ file, line, what }) => `${file}:${line} ${what}`)).toEqual([
    'a.md:4 150 letters, more than 120: npm run docs -- --write',
    'a.md:3 the link c.md leads nowhere',
    'a.md:3 the link docs/b.md#y leads nowhere',
    'a.md:6 a sentence begins with What: say first what it is about',
    'a.md:8 a sentence begins with Whoever: say first what it is about',
    'a.md:3 no file ends with src/c.ts',
    'a.md:3 no file ends with packages/b/',
  ]);
});

test('long lines of paragraphs and lists are broken; code, tables and headings stay', () => {
  const long = Array.from({ length: 30 }, (_, i) => `word${i}`).join(' ');
  const text = `# ${long}\n\n- ${long}\n  and \`a ${long}\`\n- short\n\n| ${long} |\n\n\`\`\`\n${long}\n\`\`\`\n`;
  const lines = wrapped({ file: 'a.md', text }).split('\n');
  expect(lines.filter((line) => line.length > 120)).toEqual([`# ${long}`, `  \`a ${long}\``, `| ${long} |`, long]);
  expect(lines[3]).toMatch(/^ {2}word/);
  expect(lines.join(' ').replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
});

test('a drawing has the arrows that follow from no other', () => {
  const graph = new Map([
    ['@vaultsong/web', new Set(['@vaultsong/say', '@vaultsong/engine', 'style'])],
    ['@vaultsong/say', new Set(['@vaultsong/engine'])],
    ['@vaultsong/engine', new Set<string>()],
  ]);
  expect(mermaid(graph)).toBe('flowchart TD\n  web --> say\n  web --> style_["style"]\n  say --> engine\n');
});
