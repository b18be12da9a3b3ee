// Makes proofs.json of the refusals that tests met: `REFUSALS_MET=FILE npx vitest run --project server`, then
// `npx tsx apps/server/src/testing/refusals/write.ts FILE`. What is proved already keeps its test.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { declaredRefusals } from './declared.ts';
import { isFoundIn } from './isFoundIn.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('expected the file with the refusals that were met, as in write.ts FILE');
const met = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => z.object({ key: z.string(), test: z.string() }).parse(JSON.parse(line)));

const table = path.join(import.meta.dirname, 'proofs.json');
const before = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(table, 'utf8')));

/** Of the tests that meet it the one that meets fewest others, which is about it. */
function testOf(key: string): string | undefined {
  const tests = [...new Set(met.filter((one) => one.key === key).map(({ test }) => test))];
  const known = before[key];
  if (known !== undefined && tests.includes(known)) return known;
  return tests.filter(isFoundIn).toSorted((a, b) => width(a) - width(b) || (a < b ? -1 : 1))[0];
}

const width = (test: string): number => new Set(met.filter((one) => one.test === test).map(({ key }) => key)).size;

const proofs = [...declaredRefusals].map((key) => [key, testOf(key)] as const);
writeFileSync(table, `${JSON.stringify(Object.fromEntries(proofs), null, 2)}\n`);
const missing = proofs.flatMap(([key, test]) => (test === undefined ? [key] : []));
console.log(missing.length === 0 ? 'Each refusal has its test' : `Without a test:\n${missing.join('\n')}`);
