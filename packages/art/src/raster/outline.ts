// The outline of SVG path data as polygons, so that a path can be painted without a library: curves become short lines.

/** A closed polygon: x, y, x, y, …, in the units of the path. */
export type Polygon = readonly number[];

/** So many lines are a curve, which at the sizes of emblems no eye tells from it. */
const linesOfCurve = 16;

/** How many numbers each command takes, by its small letter. */
const arity: ReadonlyMap<string, number> = new Map(Object.entries({ m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 }));

/** Where a path is while it is read. */
class Pen {
  readonly polygons: number[][] = [];
  #x = 0;
  #y = 0;
  #start: readonly [number, number] = [0, 0];
  /** The second control point of the curve before; null: there was none. */
  #control: readonly [number, number] | null = null;

  /** @param at its numbers, as many as the command takes */
  do(command: string, at: readonly number[]): void {
    const isRelative = command === command.toLowerCase();
    const [dx, dy] = isRelative ? [this.#x, this.#y] : [0, 0];
    const point = (n: number): readonly [number, number] => [(at[n] ?? 0) + dx, (at[n + 1] ?? 0) + dy];
    const control = this.#control;
    this.#control = null;
    switch (command.toLowerCase()) {
      case 'm':
        [this.#x, this.#y] = point(0);
        this.#start = [this.#x, this.#y];
        this.polygons.push([this.#x, this.#y]);
        return;
      case 'l':
        this.#line(...point(0));
        return;
      case 'h':
        this.#line((at[0] ?? 0) + dx, this.#y);
        return;
      case 'v':
        this.#line(this.#x, (at[0] ?? 0) + dy);
        return;
      case 'c':
        this.#curve(point(0), point(2), point(4));
        return;
      case 's':
        this.#curve(
          control === null ? [this.#x, this.#y] : [2 * this.#x - control[0], 2 * this.#y - control[1]],
          point(0),
          point(2),
        );
        return;
      case 'a':
        this.#arc(at, point(5));
        return;
      case 'z':
        [this.#x, this.#y] = this.#start;
        return;
    }
  }

  #line(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
    this.polygons.at(-1)?.push(x, y);
  }

  #curve(one: readonly [number, number], two: readonly [number, number], end: readonly [number, number]): void {
    const [x, y] = [this.#x, this.#y];
    for (let n = 1; n <= linesOfCurve; n++) {
      const t = n / linesOfCurve;
      const s = 1 - t;
      const of = (a: number, b: number, c: number, d: number): number =>
        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
      this.#line(of(x, one[0], two[0], end[0]), of(y, one[1], two[1], end[1]));
    }
    this.#control = two;
  }

  /** An arc by its ends, as SVG 2 (appendix B.2.4) turns it into one by its center; emblems have none that is rotated. */
  #arc([rx = 0, ry = 0, , isLarge = 0, isSweep = 0]: readonly number[], [x, y]: readonly [number, number]): void {
    const [hx, hy] = [(this.#x - x) / 2, (this.#y - y) / 2];
    // Radii that are too small are made as large as they must be.
    const grown = Math.sqrt(Math.max(1, (hx / rx) ** 2 + (hy / ry) ** 2));
    const [a, b] = [rx * grown, ry * grown];
    const under = (a * b) ** 2 - (a * hy) ** 2 - (b * hx) ** 2;
    const root = Math.sqrt(Math.max(0, under / ((a * hy) ** 2 + (b * hx) ** 2)));
    const side = isLarge === isSweep ? -root : root;
    const [cx, cy] = [(side * a * hy) / b, (-side * b * hx) / a];
    const center = [cx + (this.#x + x) / 2, cy + (this.#y + y) / 2] as const;
    const from = Math.atan2((hy - cy) / b, (hx - cx) / a);
    let by = Math.atan2((-hy - cy) / b, (-hx - cx) / a) - from;
    if (isSweep === 1 && by < 0) by += 2 * Math.PI;
    if (isSweep === 0 && by > 0) by -= 2 * Math.PI;
    for (let n = 1; n <= linesOfCurve; n++) {
      const angle = from + (by * n) / linesOfCurve;
      this.#line(center[0] + a * Math.cos(angle), center[1] + b * Math.sin(angle));
    }
  }
}

/**
 * The polygons of SVG path data.
 * @throws Error where it has a command that emblems do not use (`q`, `t`), or numbers are missing
 */
export function outlineOf(path: string): readonly Polygon[] {
  const pen = new Pen();
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = arity.get(letter.toLowerCase());
    if (count === undefined || (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count > 0))
      throw new Error(
        `Path data “${letter}${rest}” cannot be painted; expected one of ${[...arity.keys()].join(', ')}`,
      );
    if (count === 0) pen.do(letter, []);
    // More points after a move are lines.
    for (let n = 0; n < numbers.length; n += count)
      pen.do(n > 0 && /m/i.test(letter) ? (letter === 'm' ? 'l' : 'L') : letter, numbers.slice(n, n + count));
  }
  return pen.polygons;
}
