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
        // `*.spec.ts` are browser tests, which Playwright runs.
        include: ['**/*.test.{ts,tsx}'],
      },
    })),
  },
});
