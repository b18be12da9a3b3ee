import { describe, expect, it } from 'vitest';
import { longestWord } from './CardName.tsx';

describe('the name of a card', () => {
  it('needs room for its longest word, and may end a line at hyphens', () => {
    expect(longestWord('Ganymede Archivist')).toBe(9);
    expect(longestWord('Rock-Hurling Giant')).toBe(7);
    expect(longestWord('Krump')).toBe(5);
  });
});
