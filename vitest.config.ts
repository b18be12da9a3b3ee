import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { longestTest } from './tools/suite/longestTest.ts';

// One project for each place that holds unit tests, so that `vitest run --project engine` runs one of them alone.
// A package without tests yet is simply empty.
const places = [
  ...readdirSync('packages').map((name) => `packages/${name}`),
  'apps/cli',
  'apps/server',
  'apps/web',
  'bench',
  'tools',
];

/**
 * What runs before each file of tests: where they define cards, which would replace each other, it keeps them apart; on the
 * server it checks that each test meets the refusals for which it is named.
 */
const setups: Readonly<Record<string, readonly string[]>> = {
  'apps/server': ['test/metRefusals.ts'],
  'packages/engine': ['test/ownCards.ts'],
  'packages/say': ['test/ownCards.ts'],
};

/**
 * Threads of the arena run plain code, as the command has it, because a thread that translates the sources takes three times
 * as long to start. What stands here finds the build of today, so that a transform that is kept stays right.
 */
const threadsOfPlainCode: Plugin = {
  name: 'threads-of-plain-code',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('packages/arena/src/threadPool.ts')) return null;
    const entry = pathToFileURL(path.resolve(import.meta.dirname, 'apps/cli/bin/worker.mjs')).href;
    return { code: code.replace("'./worker.mjs'", `'${entry}'`), map: null };
  },
};

/** The project of one place. */
export const projectOf = (place: string) => ({
  plugins: [threadsOfPlainCode],
  test: {
    name: place.split('/').at(-1)!,
    // One root for all, with which a source that one project has transformed is known to the others too.
    root: import.meta.dirname,
    dir: path.resolve(import.meta.dirname, place),
    // The files of a worker share what they import, which spares making engine and cards anew for each of hundreds.
    isolate: false,
    setupFiles: (setups[place] ?? []).map((file) => path.resolve(import.meta.dirname, place, file)),
    // A thread reads all cards anew, for seconds: tests of what threads do ask for them.
    env: { VAULTSONG_WORKERS: '1' },
    // No test depends on time: these only end one that hangs, on the busiest machine too.
    testTimeout: longestTest,
    hookTimeout: longestTest,
    runner: path.resolve(import.meta.dirname, 'tools/suite/watchdog.ts'),
    // `*.spec.ts` are browser tests, which Playwright runs.
    include: ['**/*.test.{ts,tsx}'],
  },
});

export default defineConfig({
  test: {
    // By itself Vitest leaves one processor idle, which on two of them is half.
    maxWorkers: '100%',
    projects: places.map(projectOf),
    // Each project would transform engine and cards anew, and each run too; a source is known by its text.
    experimental: { fsModuleCache: true },
  },
});
