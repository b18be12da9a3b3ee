import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Edge } from './matching.ts';
import { heaviestMatching } from './matching.ts';

/** Pairs and weight of the best matching there is, by trying all. */
function bestOf(
  vertices: readonly number[],
  weightOf: (one: number, other: number) => number | null,
): [number, number] {
  const [first, ...rest] = vertices;
  if (first === undefined) return [0, 0];
  let best = bestOf(rest, weightOf);
  for (const other of rest) {
    const weight = weightOf(first, other);
    if (weight === null) continue;
    const [pairs, sum] = bestOf(
      rest.filter((one) => one !== other),
      weightOf,
    );
    if (pairs + 1 > best[0] || (pairs + 1 === best[0] && sum + weight > best[1])) best = [pairs + 1, sum + weight];
  }
  return best;
}

const anyWeight = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -2, max: 3 }),
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: 2 ** 47, max: 2 ** 48 }),
);
const anyGraph = fc.integer({ min: 0, max: 9 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    weights: fc.array(anyWeight, { minLength: size * size, maxLength: size * size }),
  }),
);

it('has as many pairs as can be, and of those the most weight', () => {
  fc.assert(
    fc.property(anyGraph, ({ size, weights }) => {
      const weightOf = (one: number, other: number) =>
        weights[Math.min(one, other) * size + Math.max(one, other)] ?? null;
      const vertices = Array.from({ length: size }, (_, at) => at);
      const edges = vertices.flatMap((one) =>
        vertices.slice(one + 1).flatMap((other): Edge[] => {
          const weight = weightOf(one, other);
          return weight === null ? [] : [[one, other, weight]];
        }),
      );
      const mates = heaviestMatching(size, edges);
      let [pairs, sum] = [0, 0];
      for (const [one, other] of mates.entries()) {
        if (other === null) continue;
        expect(mates[other]).toBe(one);
        if (one > other) continue;
        expect(weightOf(one, other)).not.toBeNull();
        pairs++;
        sum += weightOf(one, other) ?? 0;
      }
      expect([pairs, sum]).toEqual(bestOf(vertices, weightOf));
    }),
    { numRuns: 1000 },
  );
});

it('gives up weight for a pair, and leaves one over where their number is odd', () => {
  expect(
    heaviestMatching(4, [
      [0, 1, -5],
      [1, 2, 9],
      [2, 3, -5],
    ]),
  ).toEqual([1, 0, 3, 2]);
  expect(
    heaviestMatching(3, [
      [0, 1, 1],
      [1, 2, 2],
      [0, 2, 1],
    ]),
  ).toEqual([null, 2, 1]);
  expect(heaviestMatching(2, [])).toEqual([null, null]);
});
