// One game in a page of its own, played to its end by clicking, and what a trace of it tells.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { nameHelper } from '../site.ts';
import type * as ourTable from '../table.ts';
import { watchDrawing } from './drawn.ts';
import type { LongTask, Spent } from './spent.ts';
import { longTasksOf, spentIn, sum, total } from './spent.ts';
import type { Measure, Thread } from './trace.ts';
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

/** How a version of the page is driven, as its own browser tests do it. */
export type Driver = Pick<typeof ourTable, 'playOn' | 'settled'>;

/** A version of the page. */
export interface Version {
  /** "here", or a commit. */
  readonly name: string;
  /** The address of its measured build. */
  readonly site: string;
  readonly driver: Driver;
}

/** How long something took, each time, in milliseconds. */
export interface Times {
  /** By the clock. */
  readonly clock: readonly number[];
  /** The processor time of the whole task in which the worker did it; empty where it is only a part of one. */
  readonly processor: readonly number[];
}

/** A page that was opened until nothing more was loaded. */
export interface Opened {
  readonly path: string;
  readonly screen: Screen;
  /** Until its heading was there, in milliseconds by the clock. */
  readonly opened: number;
  readonly opening: Spent;
  readonly longTasks: readonly LongTask[];
}

export interface Measured extends Played {
  /** The name of the version. */
  readonly version: string;
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
const frame = 16;

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

/** A page whose trace is being taken. @param slower how many times slower its processor is made */
export async function tracedPage(browser: Browser, context: BrowserContext, slower: number): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await browser.startTracing(page, { categories: [...categories] });
  return page;
}

/** Marks in the trace that the page shows what it was opened for. @returns how long that took by the clock */
const noteOpened = (page: Page): Promise<number> =>
  page.evaluate(() => {
    performance.measure('page: opened', { start: 0 });
    return performance.now();
  });

/** Ends the trace. @returns what it tells, and when the page was opened */
export async function readTrace(browser: Browser) {
  const threads = threadsWith((await browser.stopTracing()).toString(), /^(?:page|worker|part): /);
  const main = threads.find(({ measures }) => measures.some(({ name }) => name === 'page: opened'));
  const opening = main?.measures.find(({ name }) => name === 'page: opened');
  if (main === undefined || opening === undefined) throw new Error('The trace does not tell when the page was opened');
  return { threads, main, opened: opening.start + opening.clock };
}

/**
 * Plays one game.
 * @param slower how many times slower than it is the processor of the page is made
 */
export async function measureGame(
  browser: Browser,
  { name, site, driver }: Version,
  played: Played,
  slower: number,
): Promise<Measured> {
  const context = await browser.newContext({ ...screens[played.screen], baseURL: site });
  try {
    await context.addInitScript(nameHelper);
    await context.addInitScript(watchDrawing);
    const page = await tracedPage(browser, context, slower);
    await page.goto(`${played.path}${played.path.includes('?') ? '&' : '?'}seed=${played.seed}&speed=fast`);
    await driver.settled(page, -1);
    const took = await noteOpened(page);
    const decisions = await driver.playOn(page, mostDecisions);
    const { threads, main, opened } = await readTrace(browser);
    const [before, after] = [true, false].map((isBefore) =>
      main.tasks.filter(({ start }) => start < opened === isBefore),
    );
    return {
      ...played,
      version: name,
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

/** Opens a page of the site that is no table. @param slower as for a game */
export async function measureOpening(
  browser: Browser,
  site: string,
  path: string,
  screen: Screen,
  slower: number,
): Promise<Opened> {
  const context = await browser.newContext({ ...screens[screen], baseURL: site });
  try {
    const page = await tracedPage(browser, context, slower);
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    const took = await noteOpened(page);
    await page.waitForLoadState('networkidle');
    const { main, opened } = await readTrace(browser);
    return {
      path,
      screen,
      opened: Math.round(took),
      opening: sum(main.tasks.map(spentIn)),
      longTasks: longTasksOf(main, opened),
    };
  } finally {
    await context.close();
  }
}
