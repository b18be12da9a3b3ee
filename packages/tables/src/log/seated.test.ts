// Logs that were written by commit 8224bed0, where the server seated people and waited for no nonces: they are replayed and verified as they
// were then.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stageOf } from '../table/pending.ts';
import { scoreOf } from '../table/table.ts';
import { tableOfTests } from '../testing/host.ts';
import type { Entry } from './entries.ts';
import { readLog } from './read.ts';
import { verify } from './verify.ts';

interface Kept {
  readonly name: string;
  readonly entries: readonly Entry[];
}

const kept = readFileSync(new URL('../testing/seated-logs.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Kept => JSON.parse(line));

test.each(kept.map(({ name, entries }) => [name, entries] as const))('a %s of before is right', (_, entries) => {
  expect(verify(tableOfTests, entries)).toEqual({ faults: [], games: 1, nonces: ['', ''] });
  const table = readLog(tableOfTests, entries);
  expect([stageOf(table), scoreOf(table), table.hash]).toEqual(['over', [1, 0], entries.at(-1)?.hash]);
});
