// docs/words.md is made of the language of cards and of the cards that use it: `npm run words` writes it anew.
import { describe, expect, test } from 'vitest';
import { examples } from './words/examples.ts';
import { words } from './words/language.ts';
import { anchorOf, lineLength, sections, wordsPage } from './words/page.ts';
import { cardFiles, useOf } from './words/uses.ts';

const page = wordsPage();

describe('docs/words.md', () => {
  test('is what the language and the cards are now; `npm run words` writes it anew', async () => {
    await expect(page).toMatchFileSnapshot('../../../docs/words.md');
  });

  test('has an entry for every word that files of cards import, with its prose', () => {
    const known = new Set(words.map(({ name }) => name));
    const imported = new Set(cardFiles.flatMap((file) => file.imported));
    expect(imported.size).toBeGreaterThan(300);
    const ofCards = ['abilities', 'printedCards'];
    expect([...imported].filter((name) => !known.has(name) && !ofCards.includes(name))).toEqual([]);
    expect(
      words.filter(({ prose }) => prose === '').map(({ name, file }) => `${name} in ${file} says nothing`),
    ).toEqual([]);
  });

  test('shows every file of the language, in one section', () => {
    expect(sections.map(({ file }) => file).toSorted()).toEqual([...new Set(words.map(({ file }) => file))].toSorted());
  });

  test('shows a card wherever one uses the word, and an example of our own where none does', () => {
    const unused = words.filter(({ name }) => useOf(name) === null).map(({ name }) => name);
    expect(Object.keys(examples).toSorted()).toEqual(unused.toSorted());
  });

  test('can be linked to, word by word, and has no long line', () => {
    const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
    expect(headings.filter((one, i) => headings.indexOf(one) !== i)).toEqual([]);
    expect(page.split('\n').filter((line) => line.length > lineLength)).toEqual([]);
  });
});
