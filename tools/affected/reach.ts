// The tests that a change can reach, those first that stand nearest to it.
import path from 'node:path';
import type { Importers } from './graph.ts';

export interface Reached {
  /** Nearest first. */
  readonly unit: readonly string[];
  readonly browser: readonly string[];
  /** Whether the page is made of what changed, so that every browser test could find it. */
  readonly page: boolean;
}

const isUnit = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isBrowser = (file: string): boolean => /\.spec\.ts$/.test(file);
const isPage = (file: string): boolean => file.includes('/apps/web/src/');

/** @param changed absolute paths */
export function reach(importers: Importers, changed: readonly string[]): Reached {
  const steps = stepsFrom(importers, changed);
  const all = [...steps.keys()];
  const near = (file: string): number => Math.max(0, ...changed.map((one) => sharedFolders(one, file)));
  const byNearness = (a: string, b: string): number =>
    near(b) - near(a) || (steps.get(a) ?? 0) - (steps.get(b) ?? 0) || a.localeCompare(b);
  return {
    unit: all.filter(isUnit).sort(byNearness),
    browser: all.filter(isBrowser).sort(byNearness),
    page: all.some(isPage),
  };
}

/** Over how many imports each file is reached. */
function stepsFrom(importers: Importers, changed: readonly string[]): ReadonlyMap<string, number> {
  const steps = new Map(changed.map((file) => [file, 0]));
  const open = [...changed];
  for (let file = open.shift(); file !== undefined; file = open.shift())
    for (const importer of importers.get(file) ?? [])
      if (!steps.has(importer)) {
        steps.set(importer, (steps.get(file) ?? 0) + 1);
        open.push(importer);
      }
  return steps;
}

/** A house file, `aoa/brobnar.ts`, shares its name with the folder of its tests. */
function sharedFolders(one: string, other: string): number {
  const parts = one.replace(/(?:\.test)?\.tsx?$/, '').split(path.sep);
  const others = other.replace(/(?:\.test)?\.tsx?$/, '').split(path.sep);
  const differs = parts.findIndex((part, at) => part !== others[at]);
  return differs === -1 ? parts.length : differs;
}
