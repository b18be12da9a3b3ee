// The figures of the last landing, kept beside the runner, so that a change that costs a minute is seen when it is made.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Outcome } from './run.ts';

const figuresFile = path.join(import.meta.dirname, 'figures.json');

const seconds = z.record(z.string(), z.number());
const figures = z.object({
  /** Wall time of each stage. */
  stages: seconds,
  /** Time of the tests of each package. */
  packages: seconds,
  /** Time of the tests of each browser spec. */
  specs: seconds,
});
export type Figures = z.infer<typeof figures>;

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  const isInBrowser = ({ place }: { readonly place: string }): boolean => place === 'browser';
  return {
    stages: Object.fromEntries(outcomes.map(({ stage, seconds: taken }) => [stage.script, Math.round(taken)])),
    packages: sums(tests.filter((test) => !isInBrowser(test)).map(({ place, seconds: taken }) => [place, taken])),
    specs: sums(tests.filter(isInBrowser).map(({ file, seconds: taken }) => [file, taken])),
  };
}

/** Whole seconds, the dearest first. */
function sums(parts: readonly (readonly [string, number])[]): Record<string, number> {
  const total = new Map<string, number>();
  for (const [name, taken] of parts) total.set(name, (total.get(name) ?? 0) + taken);
  return Object.fromEntries([...total].sort((a, b) => b[1] - a[1]).map(([name, taken]) => [name, Math.round(taken)]));
}

export const keptFigures = (): Figures | null =>
  existsSync(figuresFile) ? figures.parse(JSON.parse(readFileSync(figuresFile, 'utf8'))) : null;

export const keepFigures = (now: Figures): void => writeFileSync(figuresFile, `${JSON.stringify(now, null, 2)}\n`);

/** What costs so much more than it did that somebody should look: a line for each. */
export function dearer(before: Figures, now: Figures): readonly string[] {
  const groups = ['stages', 'packages', 'specs'] as const;
  return groups.flatMap((group) =>
    Object.entries(now[group]).flatMap(([name, taken]) => {
      const was = before[group][name] ?? 0;
      const isMuch = taken - was > 20 && taken > was * 1.3;
      return isMuch ? [`${name}: ${was} → ${taken} s`] : [];
    }),
  );
}
