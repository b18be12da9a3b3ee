import { expect, test } from 'vitest';
import { entry, inverseOf, solve } from './matrix.ts';

const matrix = [
  [4, 2, 0],
  [2, 5, 3],
  [0, 3, 6],
];

test('solves a system', () => {
  const x = solve(matrix, [8, 21, 24]);
  [1, 2, 3].forEach((value, i) => {
    expect(x[i]).toBeCloseTo(value, 12);
  });
});

test('undoes a matrix', () => {
  const inverse = inverseOf(matrix);
  const products = matrix.flatMap((row) =>
    inverse.map((_, j) => row.reduce((sum, value, k) => sum + value * entry(inverse, k, j), 0)),
  );
  [1, 0, 0, 0, 1, 0, 0, 0, 1].forEach((value, i) => {
    expect(products[i]).toBeCloseTo(value, 12);
  });
});

test('refuses what has no root', () => {
  expect(() =>
    solve(
      [
        [1, 2],
        [2, 1],
      ],
      [1, 1],
    ),
  ).toThrow('positive definite');
  expect(() => solve([[1]], [])).toThrow('no number 0');
});
