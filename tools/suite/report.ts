// Times of tests, read from the reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export interface TestTime {
  /** The package of a unit test, as `packages/engine`; of a browser test the word `browser`. */
  readonly place: string;
  /** Of the project, with its folders. */
  readonly file: string;
  readonly title: string;
  readonly seconds: number;
  readonly skipped: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      results: z.array(z.object({ duration: z.number(), status: z.string() })),
    }),
  ),
});
interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly z.infer<typeof playwrightSpec>[] | undefined;
  readonly suites?: readonly PlaywrightSuite[] | undefined;
}
const playwrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(playwrightSpec).optional(),
    suites: z.array(playwrightSuite).optional(),
  }),
);
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/** @returns nothing where the stage ended before it could write a report */
export function timesOf(kind: 'vitest' | 'playwright', report: string): readonly TestTime[] {
  if (!existsSync(report)) return [];
  const json: unknown = JSON.parse(readFileSync(report, 'utf8'));
  return kind === 'vitest' ? unitTimes(json) : browserTimes(json);
}

const placeOf = (file: string): string => /^(?:packages|apps)\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0] ?? file;

export function unitTimes(json: unknown): readonly TestTime[] {
  return vitestReport.parse(json).testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name);
    return assertionResults.map(({ fullName, status, duration }) => ({
      place: placeOf(file),
      file,
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      skipped: status === 'skipped' || status === 'pending' || status === 'todo',
    }));
  });
}

export function browserTimes(json: unknown): readonly TestTime[] {
  return playwrightReport.parse(json).suites.flatMap((suite) => timesIn(suite, ''));
}

function timesIn(suite: PlaywrightSuite, above: string): readonly TestTime[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      place: 'browser',
      file: `apps/web/browser/${file}`,
      title: `${above}${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      skipped: results.every(({ status }) => status === 'skipped'),
    })),
  );
  const below = (suite.suites ?? []).flatMap((inner) =>
    timesIn(inner, inner.title.endsWith('.ts') ? above : `${above}${inner.title} › `),
  );
  return [...own, ...below];
}
