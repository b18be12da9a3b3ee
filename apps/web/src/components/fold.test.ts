import { describe, expect, it } from 'vitest';
import { fold, matchesOf } from './fold.ts';

describe('comparing texts', () => {
  it('overlooks accents, ligatures, apostrophes and case', () => {
    expect(fold('Æmber Imp’s Café')).toBe('aember imps cafe');
  });

  it('finds the places in the text as it is written', () => {
    const text = 'Gain Æmber. Coward’s end';
    const marked = (...words: string[]) => matchesOf(text, words).map(({ start, end }) => text.slice(start, end));
    expect(marked('aember')).toEqual(['Æmber']);
    expect(marked('cowards')).toEqual(['Coward’s']);
    expect(marked('gain', 'ain ')).toEqual(['Gain ']);
    expect(marked('e')).toEqual(['Æ', 'e', 'e']);
    expect(marked('', 'zeppelin')).toEqual([]);
  });
});
