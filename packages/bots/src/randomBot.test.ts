import { expect, test } from 'vitest';
import { randomBot, randomFrom } from './index.ts';

test('every option is chosen about equally often', () => {
  const random = randomFrom(3);
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i++) counts[randomBot.choose(4, random)]!++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('the only option is chosen', () => {
  expect(randomBot.choose(1, () => 0.999_999)).toBe(0);
});
