import path from 'node:path';
import { expect, it } from 'vitest';
import { dearer, figuresOf } from './figures.ts';
import { browserTimes, timesOf, unitTimes } from './report.ts';

const root = path.resolve(import.meta.dirname, '../..');

const unit = {
  testResults: [
    {
      name: path.join(root, 'packages/engine/src/a.test.ts'),
      assertionResults: [
        { fullName: 'a does', status: 'passed', duration: 1500 },
        { fullName: 'a is not ready', status: 'skipped' },
      ],
    },
  ],
};

const browser = {
  suites: [
    {
      title: 'games.spec.ts',
      specs: [],
      suites: [
        {
          title: 'the list',
          specs: [
            {
              title: 'is empty',
              file: 'games.spec.ts',
              tests: [
                {
                  projectName: 'phone',
                  results: [
                    { duration: 1000, status: 'failed' },
                    { duration: 2000, status: 'passed' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it('reads the time of each unit test, and of each browser test with all of its tries', () => {
  expect(unitTimes(unit)).toEqual([
    { place: 'packages/engine', file: 'packages/engine/src/a.test.ts', title: 'a does', seconds: 1.5, skipped: false },
    {
      place: 'packages/engine',
      file: 'packages/engine/src/a.test.ts',
      title: 'a is not ready',
      seconds: 0,
      skipped: true,
    },
  ]);
  expect(browserTimes(browser)).toEqual([
    {
      place: 'browser',
      file: 'apps/web/browser/games.spec.ts',
      title: 'the list › is empty (phone)',
      seconds: 3,
      skipped: false,
    },
  ]);
  expect(timesOf('vitest', path.join(root, 'no-such-report.json'))).toEqual([]);
});

it('sums them by package and spec, and tells what costs much more than it did', () => {
  const stage = { script: 'unit', title: 'Unit tests' };
  const now = figuresOf([
    { stage, passed: true, seconds: 90.4, tests: [...unitTimes(unit), ...browserTimes(browser)] },
  ]);
  expect(now).toEqual({
    stages: { unit: 90 },
    packages: { 'packages/engine': 2 },
    specs: { 'apps/web/browser/games.spec.ts': 3 },
  });
  expect(dearer({ ...now, stages: { unit: 30 } }, now)).toEqual(['unit: 30 → 90 s']);
  expect(dearer({ ...now, stages: { unit: 80 } }, now)).toEqual([]);
});
