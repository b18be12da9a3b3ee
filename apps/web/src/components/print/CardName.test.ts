import { describe, expect, it } from 'vitest';
import { isTwinTitle, longestWord, shortTitle } from './CardName.tsx';

describe('the name of a card', () => {
  it('needs room for its longest word, and may end a line at hyphens', () => {
    expect(longestWord('Ganymede Archivist')).toBeCloseTo(9.2);
    expect(longestWord('Rock-Hurling Giant')).toBeCloseTo(7.2);
    expect(longestWord('its')).toBe(3);
  });

  it('counts wide letters for more', () => {
    expect(longestWord('Krump')).toBeCloseTo(5.8);
    expect(longestWord('Commander Dhrxgar')).toBeCloseTo(10.4);
    expect(longestWord('Æmbermancy')).toBeGreaterThan(longestWord('Ubermantly'));
  });

  it('is what the card prints: that it is an evil twin is a sign beside it', () => {
    expect(shortTitle('Old Egad (Evil Twin)')).toBe('Old Egad');
    expect(shortTitle('Old Egad')).toBe('Old Egad');
    expect(['Old Egad (Evil Twin)', 'Old Egad', '(Evil Twin)'].map(isTwinTitle)).toEqual([true, false, false]);
  });
});
