// Progress of a long task on standard error: one line that changes on a terminal, a plain line now and then anywhere
// else. A task that ends within two seconds shows none.

import { counted } from '@vaultsong/say';

const silence = 2_000;
/**
 * A program is slow at first, five times in its first two seconds: how fast it is, and how long the rest takes, is read off
 * the last so many milliseconds, and more where fewer than so many were done in them.
 */
const lately = { milliseconds: 1_000, done: 20 } as const;
const pace = { terminal: 200, plain: 5_000 } as const;

export interface Progress {
  /**
   * @param done how many of them are over
   * @param total how many there will be, where that is known better than at first
   */
  update(done: number, total?: number): void;
  /** Says something besides on each line, such as who plays. */
  beside(words: string): void;
  /** Takes the line away again. */
  end(): void;
}

/** Stream to which progress is written. */
type ProgressStream = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/**
 * @param atFirst how many there are of the unit
 * @param unit what is counted, one of it
 */
export function showProgress(
  atFirst: number,
  stream: ProgressStream = process.stderr,
  unit: 'game' | 'series' | 'deck' | 'answer' = 'game',
): Progress {
  const units = unit === 'series' ? unit : `${unit}s`;
  const started = performance.now();
  const rhythm = stream.isTTY ? pace.terminal : pace.plain;
  let last = started + Math.max(0, silence - rhythm);
  let shown = false;
  let more = '';
  // From the one that is as old as that, to now.
  const marks: Mark[] = [{ at: started, done: 0 }];
  return {
    update(done, total = atFirst) {
      const now = performance.now();
      marks.push({ at: now, done });
      while (isLongAgo(marks[1], now, done)) marks.shift();
      if (done === total || now - last < rhythm) return;
      last = now;
      shown = true;
      const [from = { at: started, done: 0 }] = marks;
      const rate = (done - from.done) / ((now - from.at) / 1000);
      const line = `${done} of ${counted(total, unit, units)}, ${rate.toFixed(1)} ${units}/s, ${remaining((total - done) / rate)} left${more}`;
      stream.write(stream.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    },
    beside(words) {
      more = `, ${words}`;
    },
    end() {
      if (shown && stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

interface Mark {
  readonly at: number;
  readonly done: number;
}

const isLongAgo = (mark: Mark | undefined, now: number, done: number): boolean =>
  mark !== undefined && mark.at <= now - lately.milliseconds && mark.done <= done - lately.done;

function remaining(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'some time';
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
