import { describe, expect, test } from 'vitest';
import { chanceOf } from './chance.ts';

const numbers = (label: string, count: number): readonly number[] => {
  const chance = chanceOf(label);
  return Array.from({ length: count }, () => chance.next());
};

describe('chance', () => {
  test('repeats itself for the same label, and only for it', () => {
    expect(numbers('cota/7/cards', 100)).toEqual(numbers('cota/7/cards', 100));
    const firsts = Array.from({ length: 10_000 }, (_, seed) => numbers(`cota/${seed}/cards`, 1)[0]);
    expect(new Set(firsts).size).toBeGreaterThan(9_990);
  });

  test('is even over the first numbers of neighboring labels', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let seed = 0; seed < 10_000; seed++) {
      const tenth = Math.floor(10 * (numbers(`cota/${seed}/name`, 1)[0] ?? 0));
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    // 1,000 each, give or take four standard errors of 30.
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('stays within its bounds', () => {
    const chance = chanceOf('bounds');
    const seen = new Set(Array.from({ length: 1000 }, () => chance.below(6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(Array.from({ length: 100 }, () => chance.happens(0))).not.toContain(true);
    expect(Array.from({ length: 100 }, () => chance.happens(1))).not.toContain(false);
    expect(() => chance.of([])).toThrow('expected at least one value');
  });
});
