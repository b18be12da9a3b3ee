// One game in a page of its own, played to its end by clicking, and what a trace of it tells.
import type { Browser } from '@playwright/test';
import { playOn, settled } from '../table.ts';
import type { Measure, Thread, Work } from './trace.ts';
import { categories, threadsWith } from './trace.ts';

/** The screens that the browser tests use. */
export const screens = {
  '1366x768': { viewport: { width: 1366, height: 768 } },
  '390x844': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
export type Screen = keyof typeof screens;

/** A game to play: the address of its table without the seed. */
export interface Played {
  readonly path: string;
  readonly screen: Screen;
  readonly seed: number;
}

/** How long something took, each time, in milliseconds. */
export interface Times {
  /** By the clock. */
  readonly clock: readonly number[];
  /** The processor time of the whole task in which the worker did it; empty where it is only a part of one. */
  readonly processor: readonly number[];
}

/** What the page's main thread works at, in milliseconds of processor time. */
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

export interface Measured extends Played {
  readonly decisions: number;
  /** Until the first question was there, in milliseconds by the clock. */
  readonly opened: number;
  readonly times: Readonly<Record<string, Times>>;
  readonly longTasks: readonly LongTask[];
  /** Tasks of the page of more than 16 ms of processor time while it was played, for which a frame has to wait. */
  readonly slowFrames: number;
  readonly opening: Spent;
  /** From the first question to the end of the game. */
  readonly playing: Spent;
}

const mostDecisions = 900;
const longest = 50;
const frame = 16;

const nothing: Spent = { script: 0, style: 0, layout: 0, paint: 0 };

/** Which part of the page's work an event of the trace is; null for the driver's scripts, the browser's own and the like. */
function partOf({ name, of }: Work): keyof Spent | null {
  switch (name) {
    case 'FunctionCall':
    case 'EvaluateScript':
      return of.endsWith('.js') ? 'script' : null;
    case 'v8.compile':
    case 'v8.compileModule':
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

const sum = (all: readonly Spent[]): Spent => all.reduce(plus, nothing);

const total = ({ script, style, layout, paint }: Spent): number => script + style + layout + paint;

/** What some work spent itself, without counting anything twice. */
function spentIn(work: Work): Spent {
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
function longTasksOf({ tasks }: Thread, opened: number): readonly LongTask[] {
  return tasks.flatMap((work) => {
    const spent = spentIn(work);
    if (work.processor <= longest || total(spent) < work.processor / 2) return [];
    const { processor, clock, start } = work;
    return [{ processor, clock, opening: start < opened, spent, what: whatIn(work) }];
  });
}

const isOfWorker = ({ name }: Measure): boolean => name.startsWith('worker: ');

/** What a worker did before it heard of anything: its code is read, and all cards are made. */
function startOf({ measures, tasks }: Thread): Measure & { readonly processor: number } {
  const heard = measures.find(isOfWorker)?.start ?? 0;
  const before = tasks.filter(({ start, clock }) => start + clock < heard);
  const start = before[0]?.start ?? heard;
  const processor = before.reduce((sum, work) => sum + work.processor, 0);
  return { name: 'worker: start', start, clock: heard - start, processor };
}

function timesOf(threads: readonly Thread[]): Readonly<Record<string, Times>> {
  const times: Record<string, { clock: number[]; processor: number[] }> = {};
  const add = (name: string, clock: number, processor: readonly number[]): void => {
    const found = times[name] ?? { clock: [], processor: [] };
    found.clock.push(clock);
    found.processor.push(...processor);
    times[name] = found;
  };
  for (const thread of threads) {
    for (const measure of thread.measures) {
      const whole = thread.tasks.find(({ start, clock }) => start <= measure.start && measure.start < start + clock);
      add(measure.name, measure.clock, whole !== undefined && isOfWorker(measure) ? [whole.processor] : []);
    }
    const start = startOf(thread);
    if (thread.measures.some(isOfWorker)) add(start.name, start.clock, [start.processor]);
  }
  return times;
}

/**
 * Plays one game.
 * @param site the address of the measured build
 * @param slower how many times slower than it is the processor of the page is made
 */
export async function measureGame(browser: Browser, site: string, played: Played, slower: number): Promise<Measured> {
  const context = await browser.newContext({ ...screens[played.screen], baseURL: site });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await browser.startTracing(page, { categories: [...categories] });
    await page.goto(`${played.path}${played.path.includes('?') ? '&' : '?'}seed=${played.seed}&speed=fast`);
    await settled(page, -1);
    const took = await page.evaluate(() => {
      performance.measure('page: opened', { start: 0 });
      return performance.now();
    });
    const decisions = await playOn(page, mostDecisions);
    const threads = threadsWith((await browser.stopTracing()).toString(), /^(?:page|worker|part): /);
    const main = threads.find(({ measures }) => measures.some(({ name }) => name === 'page: opened'));
    const opening = main?.measures.find(({ name }) => name === 'page: opened');
    if (main === undefined || opening === undefined)
      throw new Error('The trace does not tell when the page was opened');
    const opened = opening.start + opening.clock;
    const [before, after] = [true, false].map((isBefore) =>
      main.tasks.filter(({ start }) => start < opened === isBefore),
    );
    return {
      ...played,
      decisions,
      opened: Math.round(took),
      times: timesOf(threads),
      longTasks: longTasksOf(main, opened),
      slowFrames: (after ?? []).filter((work) => total(spentIn(work)) > frame).length,
      opening: sum((before ?? []).map(spentIn)),
      playing: sum((after ?? []).map(spentIn)),
    };
  } finally {
    await context.close();
  }
}
