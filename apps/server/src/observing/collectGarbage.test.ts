import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a process goes on after its garbage was collected', async () => {
  const file = path.join(import.meta.dirname, 'collectGarbage.ts');
  // In a process of its own: one that is blocked hears of no time limit.
  const program = `
    const { collectGarbage } = await import(${JSON.stringify(file)});
    collectGarbage();
    setTimeout(() => console.log('it goes on'), 10);`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: 300_000 });
  expect(stdout).toBe('it goes on\n');
});
