// Of the tests that hang.
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { longestTest } from '../longestTest.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    isolate: false,
    testTimeout: longestTest,
    include: ['*.case.ts'],
    runner: path.resolve(import.meta.dirname, '../watchdog.ts'),
  },
});
