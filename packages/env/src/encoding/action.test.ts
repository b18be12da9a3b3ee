import { expect, test } from 'vitest';
import { actionBlocks, actionCount, actionsOf } from './action.ts';

test('each action is in one block', () => {
  let next = 0;
  for (const { from, size } of actionBlocks) {
    expect(from).toBe(next);
    expect(size).toBeGreaterThan(0);
    next += size;
  }
  expect(next).toBe(actionCount);
});

test('policies that were trained rely on the numbers', () => {
  const card = { id: 12, life: 1, name: 'troll' };
  expect(
    actionsOf([
      { pick: 'card', card },
      { pick: 'move', move: { do: 'play', card } },
      { pick: 'move', move: { do: 'play', card, as: 'upgrade' } },
      { pick: 'move', move: { do: 'play', card, from: 'discard' } },
      { pick: 'move', move: { do: 'reap', card } },
      { pick: 'move', move: { do: 'end' } },
      { pick: 'yes' },
      { pick: 'house', house: null },
      { pick: 'flank', side: 'right' },
      { pick: 'number', value: 3 },
      { pick: 'key', seat: 1, color: 'red' },
      { pick: 'trait', trait: 'giant' },
    ]),
  ).toEqual([12, 268, 524, 780, 1804, 3584, 3587, 3606, 3608, 3676, 3804, 3828]);
});

test('what has no number of its own, or shares one, has that of its place', () => {
  const listed = actionBlocks.at(-1)!.from;
  const card = { id: 12, life: 1, name: 'troll' };
  expect(
    actionsOf([
      { pick: 'number', value: 1000 },
      { pick: 'card', card },
      { pick: 'card', card },
      { pick: 'card', card: { ...card, id: -1 } },
    ]),
  ).toEqual([listed, 12, listed + 2, listed + 3]);
  expect(() => actionsOf(Array.from({ length: 400 }, () => ({ pick: 'trait', trait: 'giant' })))).toThrow(RangeError);
});
