import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entrant, Lots, SwissPairing } from './swiss.ts';
import { pairSwiss } from './swiss.ts';

/** Lots that differ, and are the same each time. */
const lots: Lots = {
  ofTwo: (one, other) => [...[one, other].toSorted().join()].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 64, 7),
  ofBye: (id) => [...id].reduce((sum, c) => (sum * 17 + c.charCodeAt(0)) % 64, 3),
};

const entrant = (id: string, points: number, more: Partial<Entrant> = {}): Entrant => ({
  ...{ id, points, byes: 0, met: new Map() },
  ...more,
});
const metOnce = (...ids: string[]) => new Map(ids.map((id) => [id, 1]));
const couples = ({ pairs }: SwissPairing) => pairs.map((pair) => pair.toSorted().join(' ')).toSorted();

describe('a Swiss round', () => {
  it('pairs equal points', () => {
    const four = [entrant('a', 2), entrant('b', 0), entrant('c', 2), entrant('d', 0)];
    expect(couples(pairSwiss(four, lots))).toEqual(['a c', 'b d']);
  });

  it('pairs the nearest who have not met', () => {
    const met = { a: metOnce('c'), c: metOnce('a') };
    const four = [entrant('a', 2, { met: met.a }), entrant('b', 1), entrant('c', 2, { met: met.c }), entrant('d', 0)];
    // a-b and c-d, or a-d and c-b: the distances are 1 and 2 both times, so that lots decide; a-c is out of the question.
    expect(couples(pairSwiss(four, lots))).not.toContain('a c');
  });

  it('lets two meet again only where all have met', () => {
    const two = [entrant('a', 1, { met: metOnce('b') }), entrant('b', 0, { met: metOnce('a') })];
    expect(pairSwiss(two, lots)).toEqual({ pairs: [['a', 'b']], bye: null });
  });

  it('gives the bye to one of the last who had none', () => {
    const three = [entrant('a', 0, { byes: 1 }), entrant('b', 1), entrant('c', 2)];
    expect(pairSwiss(three, lots)).toEqual({ pairs: [['c', 'a']], bye: 'b' });
  });

  it('shares the burden of distances', () => {
    const six = [entrant('a', 3), entrant('b', 2), entrant('c', 2), entrant('d', 1), entrant('e', 1), entrant('f', 0)];
    for (const [one, other] of pairSwiss(six, lots).pairs) {
      const [p, q] = [one, other].map((id) => six.find((entry) => entry.id === id)?.points ?? 0);
      expect(Math.abs((p ?? 0) - (q ?? 0))).toBeLessThanOrEqual(1);
    }
  });
});

/** Some who have played some rounds against each other, in any way. */
const anyField = fc.integer({ min: 2, max: 8 }).chain((size) =>
  fc.record({
    points: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: size, maxLength: size }),
    byes: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: size, maxLength: size }),
    met: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 14 }),
  }),
);

function fieldOf({ points, byes, met }: { points: number[]; byes: number[]; met: [number, number][] }): Entrant[] {
  const maps = points.map(() => new Map<string, number>());
  for (const [a, b] of met) {
    if (a === b) continue;
    maps[a]?.set(`p${b}`, (maps[a]?.get(`p${b}`) ?? 0) + 1);
    maps[b]?.set(`p${a}`, (maps[b]?.get(`p${a}`) ?? 0) + 1);
  }
  return points.map((own, at) => entrant(`p${at}`, own, { byes: byes[at] ?? 0, met: maps[at] ?? new Map() }));
}

/** Everything by which one pairing is better than another, what counts most first. */
function burden(field: readonly Entrant[], { pairs, bye }: SwissPairing): readonly number[] {
  const of = (id: string): Entrant => {
    const found = field.find((one) => one.id === id);
    if (found === undefined) throw new Error(`Nobody is called ${id}`);
    return found;
  };
  const fewest = Math.min(...field.map(({ points }) => points));
  let [rematches, late, distance, lot] = [0, 0, 0, 0];
  for (const [one, other] of pairs) {
    rematches += Math.min(of(one).met.get(other) ?? 0, 3) ** 2;
    distance += (of(one).points - of(other).points) ** 2;
    lot += lots.ofTwo(one, other);
  }
  if (bye !== null) {
    late = (of(bye).points - fewest) ** 2;
    lot += lots.ofBye(bye);
  }
  return [bye === null ? 0 : of(bye).byes, rematches, late, distance, lot];
}

function* everyPairing(ids: readonly string[], bye: string | null = null): Generator<SwissPairing> {
  const [first, ...rest] = ids;
  if (first === undefined) {
    yield { pairs: [], bye };
    return;
  }
  for (const other of rest)
    for (const { pairs, bye: free } of everyPairing(
      rest.filter((id) => id !== other),
      bye,
    ))
      yield { pairs: [[first, other], ...pairs], bye: free };
  if (ids.length % 2 === 1 && bye === null) yield* everyPairing(rest, first);
}

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};

it('is the best of all there are, in the order of what counts', () => {
  fc.assert(
    fc.property(anyField, (made) => {
      const field = fieldOf(made);
      const found = pairSwiss(field, lots);
      const all = [...everyPairing(field.map(({ id }) => id))].map((pairing) => burden(field, pairing));
      expect(burden(field, found)).toEqual(all.toSorted(compare)[0]);
    }),
  );
});

it('depends on nothing but the field and the lots', () => {
  fc.assert(
    fc.property(anyField, fc.infiniteStream(fc.nat()), (made, order) => {
      const field = fieldOf(made);
      const keys = new Map(field.map((one) => [one, order.next().value ?? 0]));
      const shuffled = field.toSorted((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0));
      expect(couples(pairSwiss(shuffled, lots))).toEqual(couples(pairSwiss(field, lots)));
      expect(pairSwiss(shuffled, lots).bye).toBe(pairSwiss(field, lots).bye);
    }),
  );
});

it('pairs as many as a tournament may have, without a rematch for as many rounds as it may have', () => {
  let field = Array.from({ length: 127 }, (_, at) => entrant(`p${at}`, 0));
  for (let round = 0; round < 15; round++) {
    const { pairs, bye } = pairSwiss(field, lots);
    expect(new Set([...pairs.flat(), bye]).size).toBe(127);
    for (const [one, other] of pairs) expect(field.find(({ id }) => id === one)?.met.has(other)).toBe(false);
    expect(field.find(({ id }) => id === bye)?.byes).toBe(0);
    field = field.map((own) => {
      const pair = pairs.find((two) => two.includes(own.id));
      const other = pair?.find((id) => id !== own.id);
      if (pair === undefined || other === undefined) return { ...own, points: own.points + 1, byes: own.byes + 1 };
      return { ...own, points: own.points + (pair[0] === own.id ? 1 : 0), met: new Map([...own.met, [other, 1]]) };
    });
  }
});
