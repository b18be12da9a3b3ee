import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// One project for each place that holds unit tests, so that `vitest run --project engine` runs one of them alone.
// A package without tests yet is simply empty.
const places = [...readdirSync('packages').map((name) => `packages/${name}`), 'apps/cli', 'apps/web', 'tools'];

export default defineConfig({
  test: {
    projects: places.map((place) => ({
      test: {
        name: place.split('/').at(-1)!,
        root: place,
        // No test depends on time; on a busy machine the command line alone needs some seconds to start.
        testTimeout: 60_000,
        // `*.spec.ts` are browser tests, which Playwright runs.
        include: ['**/*.test.{ts,tsx}'],
      },
    })),
  },
});
