// All unit tests in few projects. Workers of one project are not those of another, and each reads and translates engine and cards anew, for seconds:
// so whatever can share them does. By their packages the same tests run with the configuration at the root.
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { places, projectOf, setups } from '../../vitest.config.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Packages whose tests define cards are kept apart. */
const apart = places.filter((place) => place in setups);
const shared = places.filter((place) => !(place in setups));

const { test } = projectOf('.');
const together = {
  test: {
    ...test,
    name: 'all',
    root,
    include: shared.flatMap((place) => test.include.map((files) => `${place}/${files}`)),
  },
};

export default defineConfig({ test: { maxWorkers: '100%', projects: [together, ...apart.map(projectOf)] } });
