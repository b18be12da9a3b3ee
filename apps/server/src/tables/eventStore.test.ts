// Rests of the event store between its statements.
import { expect, test } from 'vitest';
import { rowsRest } from './eventStore.ts';

test('rows for lists take a twentieth of the time of the database, and are not put off for minutes after one that hung', () => {
  for (const took of [1, 10, 50]) expect(took / (took + rowsRest(took))).toBeCloseTo(1 / 20);
  expect(rowsRest(4_000)).toBe(1_000);
});
