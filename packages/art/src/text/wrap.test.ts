import { describe, expect, it } from 'vitest';
import { textWidth } from './textWidth.ts';
import { wrap } from './wrap.ts';

const text = 'Fight/Reap: You may destroy a friendly Niffle creature. If you do, steal 1 æmber.';

describe('the width of text', () => {
  it('is that of its letters', () => {
    expect(textWidth('', false)).toBe(0);
    expect(textWidth('Will', false)).toBeCloseTo(0.944 + 3 * 0.222);
    expect(textWidth('Will', true)).toBeCloseTo(0.944 + 3 * 0.278);
  });

  it('does not grow by accents, and is large for letters that are not known', () => {
    expect(textWidth('éü', false)).toBe(textWidth('eu', false));
    expect(textWidth('龍', false)).toBe(1);
  });
});

describe('a paragraph', () => {
  it('is broken between words, none of which is lost, in lines that are not too wide', () => {
    for (const most of [8, 12, 20, 100]) {
      const lines = wrap(text, most);
      expect(lines.flatMap(({ runs }) => runs.map((run) => run.text)).join(' ')).toBe(text);
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(most);
    }
    expect(wrap(text, 100)).toHaveLength(1);
    expect(wrap(text, 8).length).toBeGreaterThan(wrap(text, 20).length);
  });

  it('takes as many words into a line as there is room for', () => {
    const lines = wrap(text, 12);
    for (const [i, { width }] of lines.slice(0, -1).entries()) {
      const [next = ''] = lines[i + 1]?.runs[0]?.text.split(' ') ?? [];
      expect(width + textWidth(` ${next}`, false)).toBeGreaterThan(12);
    }
  });

  it('has its lead in bold', () => {
    const [first] = wrap(text, 100);
    expect(first?.runs.map(({ isBold }) => isBold)).toEqual([true, false]);
    expect(first?.runs[0]?.text).toBe('Fight/Reap:');
  });

  it('has a word that is too wide on a line of its own, and no line where nothing is said', () => {
    expect(wrap('an extraordinarily wide word', 6).map(({ runs }) => runs[0]?.text)).toEqual([
      'an',
      'extraordinarily',
      'wide word',
    ]);
    expect(wrap('', 10)).toEqual([]);
  });
});
