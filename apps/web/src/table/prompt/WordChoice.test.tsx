// Naming a title or a trait at the table. No card of the first set asks for one, so no game of the page shows it yet.
import { describe, expect, it } from 'vitest';
import type { Answer, Question } from '../../wire/question.ts';
import { shown } from '../testing/shown.tsx';
import { Prompt } from './Prompt.tsx';
import { found, sayCount, walked } from './words.ts';

const titles = ['Bad Penny', 'Bait and Switch', 'Ember Imp', 'Etan’s Jar', 'Jargogle', 'Shadow Self', 'Æmber Imp'];
const answers = titles.map((title, index): Answer => ({ index, option: { pick: 'name', title }, label: title }));
const labels = (typed: string): readonly string[] => found(answers, typed).map(({ label }) => label);
const question: Question = {
  kind: 'name',
  prompt: 'Jar: name a card',
  entry: { id: 'naming', title: 'Naming a card or a trait' },
  source: null,
  answers,
  picked: [],
  min: 0,
  max: 0,
};

describe('what is typed', () => {
  it('narrows the list, whatever the accents and the case, and what begins so comes first', () => {
    expect(labels('')).toEqual(titles);
    expect(labels('JAR')).toEqual(['Jargogle', 'Etan’s Jar']);
    expect(labels('imp emb')).toEqual(['Ember Imp', 'Æmber Imp']);
    expect(labels('aember')).toEqual(['Æmber Imp']);
    expect(labels('etans')).toEqual(['Etan’s Jar']);
    expect(labels('xyz')).toEqual([]);
  });

  it('arrows walk the list round its ends, pages stop there, other keys do nothing', () => {
    expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'x'].map((key) => walked(0, 3, key))).toEqual([
      1,
      2,
      2,
      0,
      null,
    ]);
    expect(walked(2, 3, 'ArrowDown')).toBe(0);
    expect(walked(0, 0, 'ArrowUp')).toBe(0);
  });
});

describe('the field', () => {
  const prompt = (kind: Question['kind']): string =>
    shown(<Prompt selected={null} onShow={() => undefined} />, {
      question: { ...question, kind },
    });

  it.each(['name', 'trait'] as const)(
    'is a combobox over a list of all answers, of which one is current: %s',
    (kind) => {
      const html = prompt(kind);
      expect(html).toMatch(/<input type="text" data-stop="true" role="combobox" aria-label="Jar: name a card"/);
      expect(html.match(/role="option"/g)).toHaveLength(titles.length);
      const [, current] = /aria-activedescendant="([^"]*)"/.exec(html) ?? [];
      expect(html).toContain(`id="${current}" role="option" aria-selected="true"`);
      expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
      expect(html).toContain('7 to choose from.');
    },
  );
});

describe('how many cards are chosen', () => {
  const asked = { kind: 'cards', picked: [] } as const;

  it('is told with both bounds, before the first one is', () => {
    expect(sayCount({ ...asked, min: 2, max: 2 })).toBe('0 of 2 chosen');
    expect(sayCount({ ...asked, min: 0, max: 3 })).toBe('0 of up to 3 chosen');
    expect(sayCount({ ...asked, min: 1, max: 3 })).toBe('0 of 1 to 3 chosen');
  });

  it('is not told of a single card, nor of a turn order, where each answer is one player', () => {
    expect(sayCount({ ...asked, min: 1, max: 1 })).toBe(null);
    expect(sayCount({ kind: 'turn-order', picked: [], min: 0, max: 3 })).toBe(null);
  });
});
