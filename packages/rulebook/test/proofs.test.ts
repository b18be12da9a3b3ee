// Every rule is proved by tests, in whatever package they are, that name it in their title or in that of a `describe`
// around them. Where editions have a text of their own, a test that is played by each of them proves it, and names it as in
// `[rule poison @manual]`. src/proofs.ts keeps the numbers for programs; write it with `npx vitest run --project rulebook -u`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../src/index.ts';
import { entries, isRule } from '../src/index.ts';
import { idsIn } from './tags.ts';
import type { Test } from './titles.ts';
import { testsOf } from './titles.ts';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');

/** The files with tests of all packages and programs; those of the page, in a browser, are `*.spec.ts`. */
const files = ['packages', 'apps', 'tools'].flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !/(^|[\\/])node_modules[\\/]/.test(file))
    .map((file) => join(place, file)),
);

/** The entries that a test proves, each once. */
const provedBy = ({ titles }: Test): ReadonlySet<string> => new Set(titles.flatMap(idsIn));

const tests = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  // Most files name no entry, and parsing takes time.
  return source.includes('[rule') ? testsOf(file, source).map((test) => ({ file, test, ids: provedBy(test) })) : [];
});

/** The texts of an entry that certain editions have, each edition of them. */
const variantsOf = ({ id, variants = [] }: Rule): readonly string[] =>
  variants.flatMap(({ editions }) => editions.map((edition) => `${id} @${edition}`));

/** The setting decides nothing that could be proved: a test that names one of its entries names no rule. */
const rules = entries.filter(isRule);

const proofs = new Map<string, number>(rules.flatMap((entry) => [entry.id, ...variantsOf(entry)]).map((id) => [id, 0]));
for (const { test, ids } of tests)
  if (!test.waits) for (const id of ids) if (proofs.has(id)) proofs.set(id, (proofs.get(id) ?? 0) + 1);

const isProved = (id: string): boolean => (proofs.get(id) ?? 0) > 0;

describe('every rule of the rulebook', () => {
  it('has a test that names it, or says why not', () => {
    const without = rules.filter(({ id, unproved }) => unproved === undefined && !isProved(id));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('says only where it has no test why it has none', () => {
    const needless = rules.filter(({ id, unproved }) => unproved !== undefined && isProved(id));
    expect(needless.map(({ id }) => id)).toEqual([]);
  });

  it('has for each edition that has a text of its own a test that names it', () => {
    const without = rules.filter(({ unproved }) => unproved === undefined).flatMap(variantsOf);
    expect(without.filter((id) => !isProved(id))).toEqual([]);
  });

  it('is known by the id that a test names', () => {
    const unknown = tests.flatMap(({ file, ids }) =>
      [...ids].filter((id) => !proofs.has(id)).map((id) => `${file}: ${id}`),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('has the number of its proofs in src/proofs.ts', async () => {
    const lines = [...proofs]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, count]) => `  ${/[- ]/.test(id) ? `'${id}'` : id}: ${count},`);
    const module = [
      '// Number of tests that prove each entry, and the text that an edition has of its own. Not written by hand: see',
      '// test/proofs.test.ts.',
      '',
      'export const proofs: Readonly<Record<string, number>> = {',
      ...lines,
      '};',
      '',
    ];
    await expect(module.join('\n')).toMatchFileSnapshot('../src/proofs.ts');
  });
});

describe('tests and what they name', () => {
  const word = 'rule';
  const ids = (source: string) =>
    testsOf('x.test.ts', source).map((test) => ({ ids: [...provedBy(test)], waits: test.waits }));

  it('are found in every form, also where a describe around them names the entry', () => {
    expect(ids(`it('fights [${word} fight]', f)`)).toEqual([{ ids: ['fight'], waits: false }]);
    expect(ids(`it("fights [${word} taunt, ${word} fight]", f)`)).toEqual([{ ids: ['taunt', 'fight'], waits: false }]);
    expect(ids(`test.each([1, 2])(\n  \`%i \${x} [${word} fight]\`, f)`)).toEqual([{ ids: ['fight'], waits: false }]);
    expect(ids(`describe('a [${word} fight]', () => { it('b', f); it('c [${word} taunt]', f) }); it('d', f)`)).toEqual([
      { ids: ['fight'], waits: false },
      { ids: ['fight', 'taunt'], waits: false },
      { ids: [], waits: false },
    ]);
    expect(ids(`describe.each(all)('a [${word} fight]', (n) => { it(n, f) })`)).toEqual([
      { ids: ['fight'], waits: false },
    ]);
    expect(ids(`test.describe('a [${word} fight]', () => { test('b', f) })`)).toEqual([
      { ids: ['fight'], waits: false },
    ]);
  });

  it('do not prove anything while they wait', () => {
    expect(ids(`it.todo('fights [${word} fight]')`)).toEqual([{ ids: ['fight'], waits: true }]);
    expect(ids(`describe.skip('a [${word} fight]', () => { it('b', f) })`)).toEqual([{ ids: ['fight'], waits: true }]);
  });

  it('name the editions that they are played by', () => {
    expect(idsIn(`bites [${word} poison @manual, ${word} fight]`)).toEqual(['poison', 'poison @manual', 'fight']);
    expect(idsIn(`ends [${word} assault @cota-1.0 @cota-1.3]`)).toEqual([
      'assault',
      'assault @cota-1.0',
      'assault @cota-1.3',
    ]);
    expect(idsIn(`bites [${word} poison manual]`)).toEqual([`?${word} poison manual`]);
    expect(idsIn(`bites [${word} poison@manual]`)).toEqual([`?${word} poison@manual`]);
    // Nor is an entry on the setting.
    expect(proofs.has('archons')).toBe(false);
    // An edition without a text of its own is the id of nothing that could be proved.
    expect(proofs.has('poison @master-16')).toBe(false);
  });

  it('are not found in comments, strings and the names of rules', () => {
    expect(ids(`// it('fights [${word} fight]', f)\nexpect("it('[${word} fight]')").toBe(1)`)).toEqual([]);
    expect(ids(`it('the ${word} of six (an old ${word})', f)`)).toEqual([{ ids: [], waits: false }]);
  });

  it('are refused where they are written otherwise', () => {
    expect(idsIn(`fights [${word} taunt, fight]`)).toEqual(['taunt', '?fight']);
    expect(idsIn(`fights [${word}s taunt]`)).toEqual([`?[${word}s taunt]`]);
    expect(idsIn(`fights [${word} taunt`)).toEqual([`?[${word} taunt`]);
    expect(idsIn(`fights [${word} Taunt]`)).toEqual([`?${word} Taunt`]);
  });
});
