// Outcomes of the commands of claims, with day, machine and sources: one file for each claim.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const outcome = z.strictObject({
  /** The one that was run: it is the one of the claim, or the claim has to be measured anew. */
  command: z.string(),
  /** The last commit that had changed what the claim rests on. */
  commit: z.string().regex(/^[0-9a-f]{8,40}$/),
  date: z.iso.date(),
  machine: z.string(),
  /** By the clock. */
  seconds: z.number(),
  result: z.unknown(),
  /** Of the sample, or nothing where there is none. */
  sample: z.unknown().optional(),
  /** A word on how this was measured, where it was not as it is now. */
  note: z.string().optional(),
});
export type Outcome = z.infer<typeof outcome>;

const fileOf = (folder: string, id: string): string => path.join(folder, `${id}.json`);

/** Null for a claim that was never measured. @param folder `tools/claims/outcomes`, but in tests */
export function readOutcome(folder: string, id: string): Outcome | null {
  const file = fileOf(folder, id);
  return existsSync(file) ? outcome.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export function writeOutcome(folder: string, id: string, found: Outcome): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, id), `${printed(found)}\n`);
}

/** JSON with short lists and objects in one line each, so that a change of one figure changes one line. */
export function printed(value: unknown, indent = ''): string {
  const short = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + short.length <= 100) return short ?? 'null';
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((one) => printed(one, deeper))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([name, one]) => `${JSON.stringify(name)}: ${printed(one, deeper)}`);
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

/** Times, which are others on each machine and in each minute. */
const times: ReadonlySet<string> = new Set(['seconds', 'gamesPerSecond', 'thinkMs']);

/** A result without times: the same command gives the same, as long as what it rests on is the same. */
export function withoutTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (times.has(name) ? [] : [[name, withoutTimes(one)]])),
  );
}

/** The places at which two results differ, as `rows.3.won: 12, now 14`. */
export function differences(before: unknown, now: unknown, place = ''): readonly string[] {
  const [one, other] = [partsOf(before), partsOf(now)];
  if (one === null || other === null)
    return JSON.stringify(before) === JSON.stringify(now)
      ? []
      : [`${place}: ${JSON.stringify(before)}, now ${JSON.stringify(now)}`];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((name) =>
    differences(one.get(name), other.get(name), place === '' ? name : `${place}.${name}`),
  );
}

const partsOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
