// npm run bench:page: how long the page lets its player wait. Never a test: no number fails.
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { z } from 'zod';
import type { Measured, Opened, Screen } from './game.ts';
import { measureGame, measureOpening, screens } from './game.ts';
import type { LongTask, Spent } from './spent.ts';

const help = `Usage: npm run bench:page -- [options]

Builds the page, plays whole games in a Chromium by clicking, and says how long each kind of call to the worker took
("page": until the page had what came of it; "worker": until the worker had sent it; "part" of that), which tasks of the
page took more than 50 ms, and what it spent its time with. Processor times do not count what other programs do meanwhile.

  --seeds N     how many games of each table on each screen (3)
  --table TEXT  only the tables whose address holds this text
  --pages       opens the other pages of the site instead, until nothing more is loaded
  --slow N      as if the page's processor were N times slower (1); workers are as fast as ever
  --json        as JSON, with each game
  --help        this text`;

/** The preset decks, two decks of other sets, and an adventure. */
const tables = [
  '/?first=me',
  '/?first=foe&you=clearly-ugly-xhe&foe=the-red-mage-baroness-of-rapidmere',
  '/adventure/keyraken?decks=miss-onyx-censorius&difficulty=easy',
] as const;

/** The pages that are no table. */
const pages = [
  '/cards',
  '/c/bad-penny',
  '/decks',
  '/d/miss-onyx-censorius',
  '/compare?a=miss-onyx-censorius&b=guide-achea',
  '/rules',
  '/adventure/keyraken',
] as const;

/** The Chromium that tools/with-chromium.ts found. */
const browserToUse = () =>
  z
    .object({ executablePath: z.string(), args: z.array(z.string()), env: z.record(z.string(), z.string()) })
    .parse(JSON.parse(process.env.VAULTSONG_CHROMIUM ?? '{}'));

const web = path.resolve(import.meta.dirname, '../..');
const cache = path.resolve(web, '../../node_modules/.cache/vaultsong');

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

/** Median, 95th of a hundred, most. */
function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const columns = [0.5, 0.95, 1].map((share) => (sorted.length === 0 ? '' : at(sorted, share).toFixed(1)));
  return columns.map((column) => column.padStart(8)).join('');
}

const middle = (numbers: readonly number[]): number =>
  at(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );

function spentWords(of: string, all: readonly Spent[]): string {
  const parts = (['script', 'style', 'layout', 'paint'] as const).map(
    (part) => `${part} ${middle(all.map((spent) => spent[part])).toFixed(1)} ms`,
  );
  return `${of}: ${parts.join(', ')}`;
}

const perDecision = ({ playing, decisions }: Measured): Spent => ({
  script: playing.script / decisions,
  style: playing.style / decisions,
  layout: playing.layout / decisions,
  paint: playing.paint / decisions,
});

const mostShown = 12;

function show(screen: Screen, games: readonly Measured[]): void {
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
  console.log(`\n${screen}: ${games.length} games, ${decisions} decisions`);
  console.log(`${'ms'.padEnd(33)}  by the clock:              processor:`);
  console.log(`${''.padEnd(26)}  times  ${'median     p95    most  '.repeat(2)}`);
  for (const name of [...new Set(games.flatMap(({ times }) => Object.keys(times)))].toSorted()) {
    const all = games.flatMap(({ times }) => times[name] ?? []);
    const clock = all.flatMap((times) => times.clock);
    const processor = all.flatMap((times) => times.processor);
    console.log(`${name.padEnd(26)}${String(clock.length).padStart(7)}${spread(clock)}${spread(processor)}`);
  }
  console.log('Processor time of the page in the median game');
  console.log(
    spentWords(
      '  opening',
      games.map(({ opening }) => opening),
    ),
  );
  console.log(spentWords('  a decision', games.map(perDecision)));
  const long = games.flatMap(({ longTasks }) => longTasks);
  const slow = games.reduce((sum, { slowFrames }) => sum + slowFrames, 0);
  const opening = long.filter((task) => task.opening).length;
  console.log(
    `Tasks of more than 50 ms: ${opening} while opening, ${long.length - opening} while playing; of more than 16 ms while playing: ${slow}`,
  );
  showTasks(long);
}

function showTasks(tasks: readonly LongTask[]): void {
  for (const { processor, opening, what } of tasks.toSorted((a, b) => b.processor - a.processor).slice(0, mostShown))
    console.log(`  ${processor.toFixed(0).padStart(4)} ms${opening ? ', opening' : ''}: ${what.join('; ')}`);
}

function showOpened({ path: address, screen, opened, opening, longTasks }: Opened): void {
  console.log(
    spentWords(`${screen} ${address}: its heading after ${opened} ms by the clock; processor time`, [opening]),
  );
  showTasks(longTasks);
}

function wholeNumber(option: string, value: string): number {
  const n = Number(value);
  if (!Number.isSafeInteger(n) || n < 1)
    throw new TypeError(`--${option} must be a whole number of at least 1, not ${value}`);
  return n;
}

/** Builds the page, serves it, and opens a browser, as long as they are needed. */
async function withSite<Found>(work: (browser: Browser, site: string) => Promise<Found>): Promise<Found> {
  const outDir = path.join(cache, 'measured-page');
  await build({
    root: web,
    configFile: path.join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({ root: web, logLevel: 'error', build: { outDir }, preview: { host: '127.0.0.1' } });
  const browser = await chromium.launch(browserToUse());
  try {
    return await work(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
  }
}

const onScreens = Object.keys(screens) as Screen[];

/** Tables take turns, so that a moment in which the machine is slow does not fall on one of them alone. */
const playAll = (seeds: number, wanted: readonly string[], slower: number): Promise<readonly Measured[]> =>
  withSite(async (browser, site) => {
    const games: Measured[] = [];
    for (let seed = 1; seed <= seeds; seed++)
      for (const path of wanted)
        for (const screen of onScreens) games.push(await measureGame(browser, site, { path, screen, seed }, slower));
    return games;
  });

const openAll = (slower: number): Promise<readonly Opened[]> =>
  withSite(async (browser, site) => {
    const opened: Opened[] = [];
    for (const path of pages)
      for (const screen of onScreens) opened.push(await measureOpening(browser, site, path, screen, slower));
    return opened;
  });

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '3' },
      table: { type: 'string', default: '' },
      pages: { type: 'boolean', default: false },
      slow: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const slower = wholeNumber('slow', values.slow);
  const wanted = tables.filter((address) => address.includes(values.table));
  if (wanted.length === 0) throw new TypeError(`No table holds "${values.table}"; there are ${tables.join(' ')}`);
  if (values.help) console.log(help);
  else if (values.pages) {
    const opened = await openAll(slower);
    if (values.json) console.log(JSON.stringify({ slower, opened }, null, 2));
    else opened.forEach(showOpened);
  } else {
    const games = await playAll(wholeNumber('seeds', values.seeds), wanted, slower);
    if (values.json) console.log(JSON.stringify({ slower, games }, null, 2));
    else
      for (const screen of onScreens)
        show(
          screen,
          games.filter((game) => game.screen === screen),
        );
  }
}

try {
  await main();
} catch (error) {
  // Options that are none, or that are wrong.
  if (!(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
