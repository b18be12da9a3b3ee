import { expect, it } from 'vitest';
import { botNames } from './names.ts';
import { publishedElo } from './publishedLadder.ts';

it('has a place for every bot and for no other, and measures from the rules bot', () => {
  expect(Object.keys(publishedElo).sort()).toEqual([...botNames].sort());
  expect(publishedElo.rules).toBe(1000);
});
