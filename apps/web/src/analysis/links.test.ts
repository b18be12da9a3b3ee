import { expect, test } from 'vitest';
import { linksTo } from './links.ts';
import { outline } from './testing/outline.ts';

test('an answer leads to its moment in the replay, and to playing on from there', () => {
  const { replay, playOn } = linksTo('abcd', '?seed=3')(outline.record);
  // The second answer of turn 1, which begins after two answers.
  expect(replay(3)).toBe('/g/abcd?seed=3&t=1.1');
  expect(playOn(3)).toBe('/g/abcd?seed=3&t=1.1&play=on');
  expect(replay(0)).toBe('/g/abcd?seed=3&t=0.0');
  expect(linksTo('table', '?game=2')(outline.record).replay(6)).toBe('/g/table?game=2&t=2.0');
});
