// The command from its options to what it prints, with a small set of our own (example.json) and the cards that are there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readHouseFile } from './known/houseFile.ts';
import { root } from './known/known.ts';
import { run } from './run.ts';

const example = path.join(import.meta.dirname, 'example.json');

/** What docs/new-sets.md says that the command prints. */
const [whole = '', one = ''] = [
  ...readFileSync(path.join(root, 'docs/new-sets.md'), 'utf8').matchAll(/^```text\n(.*?)^```$/gms),
].map(([, text = '']) => text);

/** Without likenesses and proposals, which change a little with each card that is written. */
const withoutFigures = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^( {2}\S+ \(.*\)): .*$/, (all, card: string) => (all.includes(' %') ? card : all)))
    .map((line) => line.replaceAll(/\d+ %/g, '# %'));

describe('npm run new-set', () => {
  let printed = '';
  beforeAll(() => {
    const { code, out } = run([example, '--all', '--top', '3']);
    expect(code).toBe(0);
    printed = out;
  });

  it('tells what is new and puts the hard texts first, as docs/new-sets.md shows', () => {
    const shown = withoutFigures(whole);
    expect(withoutFigures(printed).slice(0, shown.length)).toEqual(shown);
  });

  it('proposes words for a text, as docs/new-sets.md shows', () => {
    const [heading = '', ...lines] = one.split('\n').filter((line) => !/\d/.test(line));
    expect(heading).toBe('## night-baker');
    const baker = printed.slice(printed.indexOf(heading));
    for (const line of lines) expect(baker).toContain(line);
    expect(baker).toMatch(/^ +\d+ % steal \(/m);
    expect(baker).toMatch(/^ +\d+ % combined \(/m);
  });

  it('shows the data of known cards at their places', () => {
    const [, file = '', line = '', code = ''] =
      /^ {8}(packages\S+):(\d+) (steal.*|.*\bsteal\(.*)$/m.exec(printed) ?? [];
    const entry = readHouseFile(root, file).find((known) => known.line === Number(line));
    expect(entry?.parts.map((part) => part.code).join(', ')).toContain(code.replace('…', ''));
  });

  it('prints the facts as the project keeps them', () => {
    const { code, out } = run([example, '--facts']);
    expect(code).toBe(0);
    expect(out).toContain(
      "export const xmpl = firstIn('xmpl', {\n  'night-baker': { name: 'Night Baker', house: 'shadows',",
    );
    expect(out).toContain("cota.ts urchin xmpl: '001'\ncota.ts troll xmpl: '002'");
  });

  it('explains itself', () => {
    expect(run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('npm run new-set -- FILE') });
  });

  it.each<readonly [readonly string[], string]>([
    [[], 'The file of the set is missing'],
    [[example, 'more.json'], 'One file at a time'],
    [[example, '--nearest'], '--nearest'],
    [[example, '--near', '0'], '--near takes a number from 1 to 10, not “0”'],
    [[example, '--top', 'x'], '--top takes a number from 1 to 100'],
    [[example, '--without', 'xx'], 'there is no set “xx”'],
    [[example, '--card', 'nobody'], 'has no card “nobody”'],
    [[example, '--write', '--without', 'pv'], 'leave --without out'],
  ])('answers wrong options in words: %j', (words, fault) => {
    expect(run(words)).toEqual({ code: 2, out: expect.stringContaining(fault) });
  });

  it('answers a wrong file in words', () => {
    expect(run(['none.json'])).toEqual({ code: 1, out: 'none.json does not exist' });
  });
});
