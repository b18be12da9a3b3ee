// Two commits in alternating slices of the same work, each in a process of its own that is warm before anything counts.
import type { ChildProcessByStdio } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Built } from './build.ts';
import { BenchError } from './build.ts';
import type { Taken } from './child.ts';
import type { Figure } from './figures.ts';

/** How many times as fast the files as they are now do the work; above 1 is faster. */
export interface Ratio {
  readonly figure: Figure;
  readonly median: number;
  /** Half of the pairs of slices lie between these. */
  readonly low: number;
  readonly high: number;
  /** Milliseconds of processor time a slice, before and now. */
  readonly before: number;
  readonly now: number;
}

// Slices before anything counts. The compiler needs about three seconds for a piece of work that is always the same, and as
// much as 16 slices for bots that play other decks in each game; what it still does in the next 16 is counted too, although
// it does it in other threads.
const warmSeconds = 3;
const warmSlices = 32;

const steady = [
  // Between two slices the process has nothing to do. Without the flag it would tidy its heap up then, forget the shapes of
  // objects of which none is there at that moment, and translate half of the engine again in the next slice.
  '--no-memory-reducer',
  // V8 guesses early, and for good, where objects are made that live long. A few cards more, and it guesses otherwise: 7 % of
  // the time of random games.
  '--no-allocation-site-pretenuring',
];

class Runner {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;

  constructor({ file }: Built, figure: Figure) {
    this.#child = spawn(process.execPath, [...steady, file, figure], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  async take(n: number): Promise<Taken> {
    this.#child.stdin.write(`${n}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new BenchError('The process that measures ended too early; what it wrote stands above');
    return JSON.parse(value) as Taken;
  }

  async warm(): Promise<void> {
    for (let n = 0, spent = 0; spent < 1000 * warmSeconds || n < warmSlices; n++) spent += (await this.take(n)).slice;
  }

  end(): void {
    this.#child.stdin.end();
  }
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? NaN;
const sortedOf = (values: readonly number[]): readonly number[] => values.toSorted((x, y) => x - y);

/**
 * @param before the commit to compare with
 * @param pairs how many slices of each count, at least 1
 */
export async function compare(figure: Figure, before: Built, now: Built, pairs: number): Promise<Ratio> {
  const [old, fresh] = [new Runner(before, figure), new Runner(now, figure)];
  try {
    await old.warm();
    await fresh.warm();
    const taken: { readonly old: Taken; readonly fresh: Taken }[] = [];
    for (let i = 0; i < pairs; i++) {
      const n = 1000 + i;
      // Whoever comes second may find a warmer machine, so they take turns.
      if (i % 2 === 0) taken.push({ old: await old.take(n), fresh: await fresh.take(n) });
      else {
        const first = await fresh.take(n);
        taken.push({ fresh: first, old: await old.take(n) });
      }
    }
    const ratios = sortedOf(
      taken.map((pair) => pair.old.slice / pair.old.fixed / (pair.fresh.slice / pair.fresh.fixed)),
    );
    return {
      figure,
      median: at(ratios, 0.5),
      low: at(ratios, 0.25),
      high: at(ratios, 0.75),
      before: at(sortedOf(taken.map((pair) => pair.old.slice)), 0.5),
      now: at(sortedOf(taken.map((pair) => pair.fresh.slice)), 0.5),
    };
  } finally {
    old.end();
    fresh.end();
  }
}
