// Breakdown of the main thread's work, read from a browser trace. It counts processor time, so that other programs do not
// make a task long.
import type { Thread, Work } from './trace.ts';

/** Work of the page's main thread by kind, in milliseconds of processor time. */
export interface Spent {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly paint: number;
}

/** A task of the page's main thread of more than 50 ms of processor time. */
export interface LongTask {
  readonly processor: number;
  readonly clock: number;
  readonly opening: boolean;
  readonly spent: Spent;
  /** The longest of what it did. */
  readonly what: readonly string[];
}

const longest = 50;

const nothing: Spent = { script: 0, style: 0, layout: 0, paint: 0 };

/** Which part of the page's work an event of the trace is; null for the driver's scripts, the browser's own and the like. */
function partOf({ name, of }: Work): keyof Spent | null {
  switch (name) {
    case 'FunctionCall':
    case 'EvaluateScript':
      return of.endsWith('.js') ? 'script' : null;
    case 'v8.compile':
    case 'v8.compileModule':
    case 'v8.evaluateModule':
      return 'script';
    case 'UpdateLayoutTree':
      return 'style';
    case 'Layout':
      return 'layout';
    case 'PrePaint':
    case 'Paint':
    case 'Layerize':
    case 'Commit':
      return 'paint';
    default:
      return null;
  }
}

const plus = (one: Spent, other: Spent): Spent => ({
  script: one.script + other.script,
  style: one.style + other.style,
  layout: one.layout + other.layout,
  paint: one.paint + other.paint,
});

export const sum = (all: readonly Spent[]): Spent => all.reduce(plus, nothing);

export const total = ({ script, style, layout, paint }: Spent): number => script + style + layout + paint;

/** Time that some work spent by kind, without counting anything twice. */
export function spentIn(work: Work): Spent {
  const within = sum(work.within.map(spentIn));
  const part = partOf(work);
  return part === null ? within : plus(within, { ...nothing, [part]: Math.max(0, work.processor - total(within)) });
}

/** The parts of a task that took longest, by what they are of. */
function whatIn(work: Work): readonly string[] {
  const times = new Map<string, number>();
  const add = (part: Work, handles: string): void => {
    const handled = part.name === 'EventDispatch' ? part.of : handles;
    const kind = partOf(part);
    if (kind !== null) {
      const name = kind === 'script' ? `${handled === '' ? part.name : handled} (${part.of})` : part.name;
      times.set(
        name,
        (times.get(name) ?? 0) + total(spentIn({ ...part, within: [] })) - total(sum(part.within.map(spentIn))),
      );
    }
    for (const one of part.within) add(one, handled);
  };
  add(work, '');
  return [...times]
    .filter(([, ms]) => ms >= 3)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, ms]) => `${ms.toFixed(0)} ms ${name}`);
}

/** Tasks that are long for what the page does in them, not for what looks on. */
export function longTasksOf({ tasks }: Thread, opened: number): readonly LongTask[] {
  return tasks.flatMap((work) => {
    const spent = spentIn(work);
    if (work.processor <= longest || total(spent) < work.processor / 2) return [];
    const { processor, clock, start } = work;
    return [{ processor, clock, opening: start < opened, spent, what: whatIn(work) }];
  });
}
