// Hits that are put on cards one by one and dealt together ("for each …, deal 2 damage to a creature"): two that kill are
// worth more than two that only hurt, and one more than kills is worth nothing.

/** What it is worth that these cards are hit, one as often as it is named. */
type Worth<C> = (hit: readonly C[]) => number;

/**
 * What one more hit on a card is worth at best: its share of what all those that are left could do to it.
 * @param put the hits that are put on cards already
 * @param left how many there still are, this one included
 */
export function worthOfHit<C>(put: readonly C[], left: number, worth: Worth<C>): (card: C) => number {
  const before = worth(put);
  return (card) => {
    let best = Number.NEGATIVE_INFINITY;
    const hit = [...put];
    for (let n = 1; n <= left; n++) {
      hit.push(card);
      best = Math.max(best, (worth(hit) - before) / n);
    }
    return best;
  };
}

/** Worth of so many hits when each goes where it does most. */
export function worthOfHits<C>(candidates: readonly C[], hits: number, worth: Worth<C>): number {
  const put: C[] = [];
  while (put.length < hits && candidates.length > 0) {
    const worths = candidates.map(worthOfHit(put, hits - put.length, worth));
    put.push(candidates[worths.indexOf(Math.max(...worths))] as C);
  }
  return worth(put);
}
