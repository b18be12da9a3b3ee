// One run of stages: none that fails keeps the others from being run.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestTime } from './report.ts';
import { timesOf } from './report.ts';
import type { Stage } from './stages.ts';

export interface Outcome {
  readonly stage: Stage;
  readonly passed: boolean;
  readonly seconds: number;
  readonly tests: readonly TestTime[];
}

/** Runs groups of stages one after the other, the stages of a group side by side. @param say prints a line */
export async function runAll(
  groups: readonly (readonly Stage[])[],
  say: (line: string) => void,
): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-suite-'));
  try {
    const outcomes: Outcome[] = [];
    for (const group of groups)
      outcomes.push(...(await Promise.all(group.map((stage) => runStage(stage, folder, group.length > 1, say)))));
    return outcomes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runStage(
  stage: Stage,
  folder: string,
  isBesideOthers: boolean,
  say: (line: string) => void,
): Promise<Outcome> {
  const { script, title, report } = stage;
  say(`\n=== ${title} (npm run ${script})`);
  const file = path.join(folder, `${script}.json`);
  const asked = report?.ask(file) ?? { words: [], env: {} };
  const started = Date.now();
  const prefix = isBesideOthers ? `[${script}] ` : '';
  const passed = await succeeds(['run', '--silent', script, '--', ...asked.words], asked.env, (line) =>
    say(`${prefix}${line}`),
  );
  const seconds = (Date.now() - started) / 1000;
  say(
    `=== ${title}: ${passed ? 'passed' : `FAILED; run it alone with \`npm run ${script}\``} in ${seconds.toFixed(1)} s`,
  );
  return { stage, passed, seconds, tests: report === undefined ? [] : timesOf(report.kind, file) };
}

/** npm is no program there, but a script. */
const isWindows = process.platform === 'win32';

const succeeds = (
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', words, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
