// "Did you mean …?": the known names that a misspelt one is nearest to.

/** How many letters must be put in, taken out, exchanged or swapped with their neighbor to make one text of the other. */
export function editDistance(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, beforeLast[j - 2]! + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
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
    .map((other) => ({ other, distance: distance(wanted, plain(other)) }))
    .filter(({ other, distance }) => distance <= tolerance(wanted, other))
    .sort((x, y) => x.distance - y.distance || (x.other < y.other ? -1 : 1))
    .slice(0, most)
    .map(({ other }) => other);
}

/** How many letters of the shorter name may be wrong. */
const tolerance = (a: string, b: string): number => Math.max(2, Math.floor(Math.min(a.length, b.length) / 3));

// A part of a name, such as "witch" for "hunting-witch", or its beginning with a mistake, such as "miss-oynx", is nearer
// than the missing letters say.
function distance(wanted: string, name: string): number {
  const whole = editDistance(wanted, name);
  if (wanted.length < 4) return whole;
  return name.includes(wanted) ? 1 : Math.min(whole, 1 + editDistance(wanted, name.slice(0, wanted.length)));
}
