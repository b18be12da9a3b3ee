import { describe, expect, it } from 'vitest';
import { isTwinTitle, longestWord, shortTitle } from './CardName.tsx';

describe('the name of a card', () => {
  it('needs room for its longest word, and may end a line at hyphens', () => {
    expect(longestWord('Ganymede Archivist')).toBe(9);
    expect(longestWord('Rock-Hurling Giant')).toBe(7);
    expect(longestWord('Krump')).toBe(5);
  });

  it('is what the card prints: that it is an evil twin is a sign beside it', () => {
    expect(shortTitle('Old Egad (Evil Twin)')).toBe('Old Egad');
    expect(shortTitle('Old Egad')).toBe('Old Egad');
    expect(['Old Egad (Evil Twin)', 'Old Egad', '(Evil Twin)'].map(isTwinTitle)).toEqual([true, false, false]);
  });
});
