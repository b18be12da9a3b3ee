// The command from its options to what it prints, with a small set of our own (example.json) and the cards that are there.
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readHouseFile } from './known/houseFile.ts';
import { root } from './known/known.ts';
import { run } from './run.ts';

const example = path.join(import.meta.dirname, 'example.json');

interface Told {
  readonly new: readonly string[];
  readonly reprinted: readonly string[];
  readonly changed: readonly unknown[];
  readonly blank: readonly string[];
  readonly texts: {
    readonly bold: readonly { readonly word: string }[];
    readonly words: readonly { readonly word: string }[];
  };
  readonly proposals: readonly {
    readonly id: string;
    readonly grade: string;
    readonly words: readonly { readonly word: string }[];
    readonly sentences: readonly {
      readonly near: readonly { readonly file: string; readonly line: number; readonly code: readonly string[] }[];
    }[];
  }[];
}

describe('npm run new-set', () => {
  let told: Told;
  beforeAll(() => {
    const { code, out } = run([example, '--json', '--top', '4']);
    expect(code).toBe(0);
    told = JSON.parse(out);
  });

  it('tells new cards from those that are there, and what is printed otherwise', () => {
    expect(told.new).toEqual(['night-baker', 'lantern-of-marrow', 'glass-herald', 'still-glass']);
    expect(told.reprinted).toEqual(['urchin', 'troll']);
    expect(told.changed).toEqual([{ id: 'troll', changes: ['power: 9, not 8'] }]);
    expect(told.blank).toEqual(['still-glass']);
  });

  it('names bold words and words that no card has', () => {
    expect(told.texts.bold.map(({ word }) => word)).toEqual(['Dusk']);
    expect(told.texts.words.map(({ word }) => word)).toEqual(['kindle']);
  });

  it('puts the hard texts first, and proposes the words of the others', () => {
    expect(told.proposals.map(({ id, grade }) => [id, grade])).toEqual([
      ['glass-herald', 'far'],
      ['lantern-of-marrow', 'far'],
      ['night-baker', 'near'],
    ]);
    const baker = told.proposals.at(-1);
    expect(baker?.words.map(({ word }) => word)).toEqual(expect.arrayContaining(['combined', 'steal']));
  });

  it('shows the data of cards like it, at its place', () => {
    const near = told.proposals.at(-1)?.sentences[0]?.near[0];
    expect(near?.code.join()).toContain('steal(');
    const entry = readHouseFile(root, near?.file ?? '').find(({ line }) => line === near?.line);
    expect(entry?.parts.map(({ code }) => code)).toEqual(expect.arrayContaining([...(near?.code ?? [])]));
  });

  it('explains itself, and answers wrong options and files in words', () => {
    expect(run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('npm run new-set -- FILE') });
    for (const [words, fault] of [
      [[], 'The file of the set is missing'],
      [[example, 'more.json'], 'One file at a time'],
      [[example, '--nearest'], '--nearest'],
      [[example, '--near', '0'], '--near takes a number from 1 to 10, not “0”'],
      [[example, '--top', 'x'], '--top takes a number from 1 to 100'],
      [[example, '--without', 'xx'], 'there is no set “xx”'],
      [[example, '--card', 'nobody'], 'has no card “nobody”'],
      [[example, '--write', '--without', 'pv'], 'leave --without out'],
    ] as const) {
      const { code, out } = run(words);
      expect(out).toContain(fault);
      expect(code).toBe(2);
    }
    expect(run(['none.json'])).toEqual({ code: 1, out: 'none.json does not exist' });
  });
});
