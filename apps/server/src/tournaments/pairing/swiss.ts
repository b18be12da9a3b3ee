// Pairings of a Swiss round. Of all ways to pair everybody, the one is taken that is best in this order:
//
// 1. nobody has a second bye while somebody had none;
// 2. as few as possible meet again, and those who do, met as seldom as possible;
// 3. the bye is for one of the last;
// 4. points are as close as possible: small distances for all rather than a great one for somebody;
// 5. lots.
//
// That is a matching of least cost (./matching.ts); the bye is one more vertex. What comes first weighs more than all that comes
// later together can. `tournament-pairings` draws its lots by Math.random, leaves several without an opponent rather than let two
// meet again, and is under the GPL.
import type { Edge } from './matching.ts';
import { heaviestMatching } from './matching.ts';

export interface Entrant {
  readonly id: string;
  readonly points: number;
  /** Number of byes. */
  readonly byes: number;
  /** Number of matches against each opponent. */
  readonly met: ReadonlyMap<string, number>;
}

/** From 0 to 63; the less, the sooner. */
export interface Lots {
  ofTwo(one: string, other: string): number;
  ofBye(id: string): number;
}

export interface SwissPairing {
  readonly pairs: readonly (readonly [string, string])[];
  /** For an odd number of players. */
  readonly bye: string | null;
}

/**
 * Costs: with 64 pairs at most, one of each line is more than all below it together. The whole stays far below
 * what a double tells apart, so that the matching reckons exactly.
 */
const cost = {
  lot: 1,
  distance: 2 ** 12,
  lateBye: 2 ** 26,
  rematch: 2 ** 34,
  secondBye: 2 ** 44,
  all: 2 ** 48,
} as const;

/** No distance counts for more than that, so that 64 of them stay below the next line; a tournament has 15 rounds at most. */
const squared = (distance: number): number => Math.min(distance, 15) ** 2;

const costOfTwo = (one: Entrant, other: Entrant, lots: Lots): number =>
  cost.rematch * Math.min(one.met.get(other.id) ?? 0, 3) ** 2 +
  cost.distance * squared(Math.abs(one.points - other.points)) +
  cost.lot * lots.ofTwo(one.id, other.id);

const costOfBye = (one: Entrant, fewest: number, lots: Lots): number =>
  cost.secondBye * Math.min(one.byes, 7) + cost.lateBye * squared(one.points - fewest) + cost.lot * lots.ofBye(one.id);

/** Pairs all of them. The order in which they are given does not matter. */
export function pairSwiss(entrants: readonly Entrant[], lots: Lots): SwissPairing {
  const all = entrants.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const fewest = Math.min(...all.map(({ points }) => points));
  const edges: Edge[] = [];
  for (const [a, one] of all.entries()) {
    for (const [ahead, other] of all.slice(a + 1).entries())
      edges.push([a, a + 1 + ahead, cost.all - costOfTwo(one, other, lots)]);
    if (all.length % 2 === 1) edges.push([a, all.length, cost.all - costOfBye(one, fewest, lots)]);
  }
  const mates = heaviestMatching(all.length + (all.length % 2), edges);
  const pairs = all.flatMap((one, a) => {
    const other = all[mates[a] ?? -1];
    return other !== undefined && one.id < other.id ? [[one, other] as const] : [];
  });
  return {
    // The best play at the first tables.
    pairs: pairs
      .toSorted((one, other) => sum(other) - sum(one))
      .map(([one, other]) => (one.points >= other.points ? [one.id, other.id] : [other.id, one.id])),
    bye: all.find((_, a) => mates[a] === all.length)?.id ?? null,
  };
}

const sum = (pair: readonly [Entrant, Entrant]): number => pair[0].points + pair[1].points;
