// Runs around each test of the server: where proofs.json names a test for a refusal, that test has to meet it.
// With REFUSALS_MET=FILE each refusal and its test are added to that file, from which write.ts makes proofs.json.
import { appendFileSync } from 'node:fs';
import type { RunnerTask } from 'vitest';
import { afterEach, beforeEach } from 'vitest';
import { takeRefusals } from '../src/testing/refusals/met.ts';
import proofs from '../src/testing/refusals/proofs.json' with { type: 'json' };

const keysByTest = new Map<string, string[]>();
for (const [key, test] of Object.entries<string>(proofs)) keysByTest.set(test, [...(keysByTest.get(test) ?? []), key]);

/** A test as proofs.json names it. */
const nameOf = (task: RunnerTask): string =>
  task.suite === undefined ? `${task.file.name} › ${task.name}` : `${nameOf(task.suite)} › ${task.name}`;

beforeEach(() => void takeRefusals());

afterEach(({ task }) => {
  const met = takeRefusals();
  const name = nameOf(task);
  const file = process.env.REFUSALS_MET;
  if (file !== undefined) {
    for (const key of met) appendFileSync(file, `${JSON.stringify({ key, test: name })}\n`);
    return;
  }
  const missing = (keysByTest.get(name) ?? []).filter((key) => !met.has(key));
  if (task.result?.state !== 'fail' && task.result?.state !== 'skip' && missing.length > 0)
    throw new Error(`proofs.json names this test for refusals that it does not meet: ${missing.join(', ')}`);
});
