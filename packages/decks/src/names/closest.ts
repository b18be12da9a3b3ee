// "Did you mean …?": the known names that a misspelt one is nearest to.

/**
 * How many letters must be put in, taken out, exchanged or swapped with their neighbor to make one text of the other.
 * @param most nobody asks beyond this: the answer may then be any greater number
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  let row: number[] = [];
  let leastOfLast = 0;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, beforeLast[j - 2]! + 1);
      row[j] = best;
      least = Math.min(least, best);
    }
    // Every way to the end leads through this row or, by a swap, past it from the one before.
    if (least > most && leastOfLast > most) return Number.POSITIVE_INFINITY;
    leastOfLast = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length]!;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/**
 * The known names that are like a name, the nearest first.
 * @param most how many at most
 */
export function closest(name: string, known: readonly string[], most = 3): readonly string[] {
  const wanted = plain(name.slice(0, 80));
  return known
    .map((other) => ({ other, distance: distance(wanted, plain(other), tolerance(wanted, other)) }))
    .filter(({ other, distance }) => distance <= tolerance(wanted, other))
    .sort((x, y) => x.distance - y.distance || (x.other < y.other ? -1 : 1))
    .slice(0, most)
    .map(({ other }) => other);
}

/** How many letters of the shorter name may be wrong. */
const tolerance = (a: string, b: string): number => Math.max(2, Math.floor(Math.min(a.length, b.length) / 3));

// A part of a name, such as "witch" for "hunting-witch", or its beginning with a mistake, such as "miss-oynx", is nearer
// than the missing letters say.
function distance(wanted: string, name: string, most: number): number {
  if (wanted.length >= 4 && name.includes(wanted)) return 1;
  const whole = editDistance(wanted, name, most);
  if (wanted.length < 4) return whole;
  return Math.min(whole, 1 + editDistance(wanted, name.slice(0, wanted.length), most - 1));
}
