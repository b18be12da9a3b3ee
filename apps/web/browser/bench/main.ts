// npm run bench:page: how long the page lets its player wait. Never a test: no number fails.
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Building } from '../site.ts';
import { withBrowser, withSite } from '../site.ts';
import * as ourTable from '../table.ts';
import { checkoutOf } from './against.ts';
import type { Driver, Measured, Opened, Screen, Version } from './game.ts';
import { measureGame, measureOpening, screens } from './game.ts';
import type { OpenedReplay } from './replay.ts';
import { measureReplay, replayedTurns } from './replay.ts';
import type { LongTask, Spent } from './spent.ts';

const help = `Usage: npm run bench:page -- [options]

Builds the page, plays whole games in a Chromium by clicking, and says how long each kind of call to the worker took
("page": until the page had what came of it; "worker": until the worker had sent it; "part" of that), which tasks of the
page took more than 50 ms, and what it spent its time with; "click to drawn": until a frame showed it. Processor times do not count what other programs do meanwhile.

  --seeds N     how many games of each table on each screen (3)
  --table TEXT  only the tables whose address holds this text
  --pages       opens the other pages of the site instead, until nothing more is loaded
  --replay      opens the replay of a game of 60 turns instead, so many times as --seeds says
  --slow N      as if the page's processor were N times slower (1); workers are as fast as ever
  --against C   plays the same games with the page of commit C too, in turns
  --json        as JSON, with each game
  --help        this text`;

/** Two decks of the first set, two decks of other sets, and an adventure. */
const tables = [
  '/?first=me&you=miss-onyx-censorius&foe=radiant-argus-the-supreme',
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

const root = path.resolve(import.meta.dirname, '../../../..');

/** The measured page of a checkout. */
const measured = (name: string, of: string): Building => ({
  name: `measured-${name}`,
  root: path.join(of, 'apps/web'),
  configFile: path.join(of, 'apps/web/browser/bench/vite.config.ts'),
});

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

function show(title: string, games: readonly Measured[]): void {
  const decisions = games.reduce((sum, game) => sum + game.decisions, 0);
  console.log(`\n${title}: ${games.length} games, ${decisions} decisions`);
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

function showReplay({ screen, answers, opened, worker, opening, longTasks }: OpenedReplay): void {
  const words = `${screen}, replay of ${replayedTurns} turns, ${answers} answers: drawn after ${opened} ms by the clock`;
  console.log(spentWords(`${words}; processor time of the worker ${worker.toFixed(0)} ms, of the page`, [opening]));
  showTasks(longTasks);
}

function wholeNumber(option: string, value: string): number {
  const n = Number(value);
  if (!Number.isSafeInteger(n) || n < 1)
    throw new TypeError(`--${option} must be a whole number of at least 1, not ${value}`);
  return n;
}

/** The page as it is here. */
const withHere = <Found>(work: (version: Version) => Promise<Found>): Promise<Found> =>
  withSite(measured('page', root), (site) => work({ name: 'here', site, driver: ourTable }));

/** The page of a commit, which is clicked as the tests of that commit do it. */
async function withCommit<Found>(commit: string, work: (version: Version) => Promise<Found>): Promise<Found> {
  const { root: of, name } = checkoutOf(commit);
  const driver: Driver = await import(path.join(of, 'apps/web/browser/table.ts'));
  return withSite(measured(name, of), (site) => work({ name, site, driver }));
}

const onScreens = Object.keys(screens) as Screen[];

/** Tables and versions take turns, so that a moment in which the machine is slow does not fall on one of them alone. */
async function playAll(
  versions: readonly Version[],
  seeds: number,
  wanted: readonly string[],
  slower: number,
): Promise<readonly Measured[]> {
  const games: Measured[] = [];
  await withBrowser(async (browser) => {
    for (let seed = 1; seed <= seeds; seed++)
      for (const path of wanted)
        for (const screen of onScreens)
          for (const version of versions)
            games.push(await measureGame(browser, version, { path, screen, seed }, slower));
  });
  return games;
}

const openAll = (slower: number): Promise<readonly Opened[]> =>
  withHere(({ site }) =>
    withBrowser(async (browser) => {
      const opened: Opened[] = [];
      for (const path of pages)
        for (const screen of onScreens) opened.push(await measureOpening(browser, site, path, screen, slower));
      return opened;
    }),
  );

const openReplays = (times: number, slower: number): Promise<readonly OpenedReplay[]> =>
  withHere(({ site }) =>
    withBrowser(async (browser) => {
      const replays: OpenedReplay[] = [];
      for (let n = 0; n < times; n++)
        for (const screen of onScreens) replays.push(await measureReplay(browser, site, screen, slower));
      return replays;
    }),
  );

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seeds: { type: 'string', default: '3' },
      table: { type: 'string', default: '' },
      pages: { type: 'boolean', default: false },
      replay: { type: 'boolean', default: false },
      slow: { type: 'string', default: '1' },
      against: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const slower = wholeNumber('slow', values.slow);
  const wanted = tables.filter((address) => address.includes(values.table));
  if (wanted.length === 0) throw new TypeError(`No table holds "${values.table}"; there are ${tables.join(' ')}`);
  if (values.help) console.log(help);
  else if (values.replay) {
    const replays = await openReplays(wholeNumber('seeds', values.seeds), slower);
    if (values.json) console.log(JSON.stringify({ slower, replays }, null, 2));
    else replays.forEach(showReplay);
  } else if (values.pages) {
    const opened = await openAll(slower);
    if (values.json) console.log(JSON.stringify({ slower, opened }, null, 2));
    else opened.forEach(showOpened);
  } else {
    const seeds = wholeNumber('seeds', values.seeds);
    const { against } = values;
    const games = await withHere((ours) =>
      against === undefined
        ? playAll([ours], seeds, wanted, slower)
        : withCommit(against, (theirs) => playAll([theirs, ours], seeds, wanted, slower)),
    );
    if (values.json) console.log(JSON.stringify({ slower, games }, null, 2));
    else
      for (const screen of onScreens)
        for (const version of new Set(games.map((game) => game.version)))
          show(
            `${screen}, ${version}`,
            games.filter((game) => game.screen === screen && game.version === version),
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
