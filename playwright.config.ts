/**
 * Browser tests: `apps/web/browser/*.spec.ts`, against a production build of the page; those in `later`, against a second
 * one, which has a deck of cards for these tests alone; those in `multiplayer`, against a server on which people play each other.
 *
 * Each run has a folder and builds of its own, and its servers take any free port and say which, so that runs side by side do not disturb each other.
 * The folders of earlier runs, with their screenshots of failures, are removed after an hour.
 * A test runs on the desktop, and on the phone too or there alone where it says so (apps/web/browser/screens.ts).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Browser } from './tools/findChromium.ts';
import { findChromium } from './tools/findChromium.ts';

interface Run {
  dir: string;
  browser: Browser;
}

async function prepare(): Promise<Run> {
  const cache = path.resolve(import.meta.dirname, 'node_modules/.cache/vaultsong');
  mkdirSync(cache, { recursive: true });
  removeOldRuns(cache);
  const browser = await findChromium(cache);
  console.log(`Chromium: ${browser.executablePath}`);
  const dir = mkdtempSync(path.join(cache, 'browser-'));
  // Built once, for the server of these tests and for the page without one; a copy, because another run may build anew.
  execFileSync('npm', ['run', '--silent', 'build:page'], { cwd: import.meta.dirname, stdio: 'inherit' });
  cpSync(path.join(cache, 'page'), path.join(dir, 'page'), { recursive: true });
  return { dir, browser };
}

function removeOldRuns(cache: string): void {
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith('browser-'))) {
    const dir = path.join(cache, name);
    if (statSync(dir).mtimeMs < Date.now() - 3_600_000) rmSync(dir, { recursive: true, force: true });
  }
}

// Playwright sets FORCE_COLOR for its children, and Node warns wherever it meets both.
delete process.env.NO_COLOR;

// Playwright loads this file again in each of its workers; they inherit what the first one prepared.
process.env.VAULTSONG_BROWSER_RUN ??= JSON.stringify(await prepare());
const run = JSON.parse(process.env.VAULTSONG_BROWSER_RUN) as Run;
const program = (name: string): string => path.resolve(import.meta.dirname, 'node_modules/.bin', name);
const [vite, tsx] = [program('vite'), program('tsx')];

/** Ends a server that never answers; on the busiest machine a start, with the build before it, takes two minutes. Milliseconds. */
const longestStart = 600_000;

type Site = 'page' | 'later' | 'multiplayer';

/** Waits until a server says its address, whose port Playwright keeps in the environment, such as in PAGE_PORT. */
const listens = (site: Site) => ({ stdout: new RegExp(`^Open http://127\\.0\\.0\\.1:(?<${site}_port>\\d+)/`, 'm') });

/** Known to the workers alone, which are started when all servers listen. */
const addressOf = (site: Site): string => `http://127.0.0.1:${process.env[`${site.toUpperCase()}_PORT`]}`;

/** What serves a build of the page. @param build what makes that build first */
const served = (site: Site, build = '') => ({
  command: `${build}"${tsx}" apps/server/src/testing/serveFolder.ts "${path.join(run.dir, site)}"`,
  wait: listens(site),
  timeout: longestStart,
});

const laterConfig = path.resolve(import.meta.dirname, 'apps/web/browser/later/vite.config.ts');
const page = served('page');
const later = served(
  'later',
  `"${vite}" build apps/web --config "${laterConfig}" --outDir "${path.join(run.dir, 'later')}" --emptyOutDir --logLevel warn && `,
);
/** The server as `npm start` runs it, with a database of its own. */
const multiplayer = {
  command: `"${tsx}" apps/server/src/main.ts`,
  wait: listens('multiplayer'),
  env: { PORT: '0', DATA_DIR: path.join(run.dir, 'data'), LOG_LEVEL: 'warn' },
  timeout: longestStart,
};
/** A page of a test lives for seconds: V8's best code for it, and cleaning up after it, cost a seventh of the time and come too late to serve. */
const forShortLives = ['--js-flags=--no-opt --min-semi-space-size=32'];
const ofLater = '**/later/*.spec.ts';
const ofMultiplayer = '**/multiplayer/*.spec.ts';
const desktop = { viewport: { width: 1366, height: 768 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const onPhoneAlone = /@phone\b/;
const onPhones = /@phone\b|@both-screens\b/;

export default defineConfig({
  testDir: 'apps/web/browser',
  outputDir: path.join(run.dir, 'results'),
  fullyParallel: true,
  // By itself Playwright leaves half of the processors idle.
  workers: '100%',
  // No test depends on time: these only end one that hangs, on the busiest machine too.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env.CI !== undefined,
  // One race in a page must not cost a whole run of CI; whatever passes only the second time is listed there as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: 'list',
  use: {
    baseURL: addressOf('page'),
    launchOptions: { ...run.browser, args: [...(run.browser.args ?? []), ...forShortLives] },
    // Who presses what cannot be pressed hears of it before the test ends without a reason.
    actionTimeout: 120_000,
    screenshot: 'only-on-failure',
    // Traces cost a fifth of the time of all tests. `npx playwright test SPEC --trace on` makes one.
    trace: 'off',
    // A new context for each test costs a quarter of all time. What one keeps (storage, cookies, caches, routes) is emptied between them;
    // what is not (permissions, offline) a test puts back that changes it, or it opens a context of its own.
    reuseContext: true,
    // A twelfth of the processor's time went into movements that no test looks at; those of movements ask for them (motion.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', testIgnore: [ofLater, ofMultiplayer], grepInvert: onPhoneAlone, use: desktop },
    { name: 'phone', testIgnore: [ofLater, ofMultiplayer], grep: onPhones, use: phone },
    {
      name: 'later-desktop',
      testMatch: ofLater,
      grepInvert: onPhoneAlone,
      use: { ...desktop, baseURL: addressOf('later') },
    },
    {
      name: 'multiplayer',
      testMatch: ofMultiplayer,
      use: { ...desktop, baseURL: addressOf('multiplayer') },
    },
    { name: 'later-phone', testMatch: ofLater, grep: onPhones, use: { ...phone, baseURL: addressOf('later') } },
  ],
  webServer: [page, later, multiplayer],
});
