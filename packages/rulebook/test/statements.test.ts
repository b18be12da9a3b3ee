// Every statement of Master Rulebook 18.4 has a test, or says why not: `statements/` has them as data. The page
// docs/master-rulebook-18.4.md is made of them; write it with `npx vitest run --project rulebook test/statements -u`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chapters } from './statements/chapters.ts';
import { examples } from './statements/examples.ts';
import { faq2020 } from './statements/faq2020.ts';
import { faqAToK } from './statements/faqAToK.ts';
import { faqLToZ } from './statements/faqLToZ.ts';
import type { Statement } from './statements/statement.ts';
import { testsOf } from './titles.ts';

const packages = join(fileURLToPath(new URL('.', import.meta.url)), '../..');

/** The titles of a file’s own tests that are run, without the entries that they name. */
function titlesIn(file: string): ReadonlySet<string> {
  const path = join(packages, file);
  if (!existsSync(path)) return new Set();
  const tests = testsOf(file, readFileSync(path, 'utf8')).filter(({ waits }) => !waits);
  return new Set(tests.map(({ titles }) => (titles.at(-1) ?? '').replace(/ \[rule [^\]]*\]$/, '')));
}

/** The files in which tests are named after each ruling. */
function filesOfRulings(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const name of readdirSync(join(packages, 'cards/src'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.test.ts')) continue;
    const source = readFileSync(join(packages, 'cards/src', name), 'utf8');
    const file = `cards/src/${name.replaceAll('\\', '/')}`;
    for (const [, waits, id = ''] of source.matchAll(/(\.todo|\.skip)?\(\s*['"`]ruling ([a-z0-9-]+\/[a-z0-9-]+):/g))
      if (waits === undefined) found.set(id, [...(found.get(id) ?? []).filter((other) => other !== file), file]);
  }
  return found;
}

const all = chapters.flatMap(({ statements }) => statements);
const named = all.flatMap(({ tests = [] }) => tests);
const rulings = filesOfRulings();
const files = new Map([...new Set(named.flatMap(fileIn))].map((file) => [file, titlesIn(file)]));

function fileIn(test: string): readonly string[] {
  return test.startsWith('ruling ') ? [] : [test.slice(0, test.indexOf(': '))];
}

function isThere(test: string): boolean {
  if (test.startsWith('ruling ')) return rulings.has(test.slice('ruling '.length));
  const at = test.indexOf(': ');
  return files.get(test.slice(0, at))?.has(test.slice(at + 2)) === true;
}

describe('every statement of Master Rulebook 18.4', () => {
  it('has tests that are there, or says why it has none', () => {
    expect(named.filter((test) => !isThere(test))).toEqual([]);
    expect(all.filter(({ tests, untested }) => (tests ?? []).length === 0 && !untested)).toEqual([]);
  });

  it('is said once, and names a test once', () => {
    expect(all.map(({ says }) => says).filter((says, i, list) => list.indexOf(says) !== i)).toEqual([]);
    expect(all.filter(({ tests = [] }) => new Set(tests).size < tests.length)).toEqual([]);
  });

  it('that a switch decides says what older documents have', () => {
    expect(all.filter(({ by, older }) => by !== undefined && older === undefined).map(({ says }) => says)).toEqual([]);
  });

  it('is a row of docs/master-rulebook-18.4.md', async () => {
    await expect(page()).toMatchFileSnapshot('../../../docs/master-rulebook-18.4.md');
  });
});

describe('every answer of the FAQs, and every example', () => {
  const answers = [faqAToK, faqLToZ, faq2020, examples].flatMap(({ statements }) => statements);

  it('is a named ruling', () => {
    expect(answers.filter(({ tests = [] }) => !tests.some((test) => test.includes('ruling ')))).toEqual([]);
  });

  it('is played by each edition that has a FAQ, as the answer says or as that edition has it', () => {
    const ids = answers.flatMap(({ tests = [] }) => tests.flatMap((test) => /ruling ([^:]+)/.exec(test)?.[1] ?? []));
    const missing = [...new Set(ids)].flatMap((id) =>
      editionsWithAnswers.filter((edition) => !playedBy(id).has(edition)).map((edition) => `${id} (${edition})`),
    );
    expect(missing).toEqual([]);
  });
});

const editionsWithAnswers = ['cota-1.3', 'master-16', 'current'] as const;

/** The editions that the tests of a ruling name; a test that names none is played by the rules of today. */
function playedBy(id: string): ReadonlySet<string> {
  const sources = (rulings.get(id) ?? []).map((file) => readFileSync(join(packages, file), 'utf8'));
  // A test of a file, or a group of them that editions share, begins two spaces in.
  const tests = sources
    .join('\n')
    .split(/^ {2}(?=(?:it|describe)\b)/m)
    .filter((test) => test.includes(`ruling ${id}:`));
  return new Set(tests.flatMap(editionsIn));
}

function editionsIn(test: string): readonly string[] {
  const since = editionsWithAnswers.findIndex((edition) => test.includes(`editionsSince('${edition}')`));
  if (since >= 0) return editionsWithAnswers.slice(since);
  if (/editionNames|bySwitch|\bby\(/.test(test)) return editionsWithAnswers;
  const named = editionsWithAnswers.filter((edition) => test.includes(`'${edition}'`));
  return named.length > 0 ? named : ['current'];
}

function page(): string {
  const proved = all.filter(({ tests }) => tests !== undefined).length;
  return [
    '# Statements of Master Rulebook 18.4',
    '',
    'Generated by `npx vitest run --project rulebook test/statements -u` from `packages/rulebook/test/statements/`.',
    '',
    'Edition `current` is Master Rulebook 18.4 (June 2026). Here stands each of its statements in our own words, how it is',
    'played (in all editions, or by the switch of [editions.md](editions.md) that is named), what older documents have of it,',
    'and the tests that prove it, by their files below `packages/` and their titles. A statement without a test says why. A',
    'test fails where a test that is named here is not there.',
    '',
    'The answers of the FAQs of both books, and the examples in their rules, are rulings with a name, kept in',
    '`packages/cards/src/rulings/`. Each is played by the rules of v1.3, of Master Rulebook 16 and of today: as it says, or',
    'as that edition has it.',
    '',
    `${all.length} statements, ${proved} of them with tests.`,
    ...chapters.flatMap(({ title, statements }) => [
      '',
      `## ${title}`,
      '',
      '| Statement | Played | Older documents | Tests |',
      '| --- | --- | --- | --- |',
      ...statements.map(row),
    ]),
    '',
  ].join('\n');
}

function row(statement: Statement): string {
  const { says, by, older = 'The same', tests, untested } = statement;
  const proofs = tests === undefined ? `None: ${untested}` : tests.map(proofOf).join('<br>');
  const cells = [says, by === undefined ? 'All editions' : `\`${by}\``, older, proofs];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function proofOf(test: string): string {
  if (test.startsWith('ruling ')) return `\`${rulings.get(test.slice('ruling '.length))?.at(-1)}\`: ${test}`;
  const at = test.indexOf(': ');
  return `\`${test.slice(0, at)}\`: ${test.slice(at + 2)}`;
}
