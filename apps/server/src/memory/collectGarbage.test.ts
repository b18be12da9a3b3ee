import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a process goes on after its garbage was collected, and translates sources as before', async () => {
  const file = path.join(import.meta.dirname, 'collectGarbage.ts');
  // In a process of its own: one that is blocked hears of no time limit.
  const program = `
    const { collectGarbage, collectLoaderGarbage } = await import(${JSON.stringify(file)});
    collectLoaderGarbage();
    collectGarbage();
    setImmediate(async () => {
      const { isCoded } = await import(${JSON.stringify(path.join(import.meta.dirname, '../store/codes.ts'))});
      console.log('it goes on', isCoded(null, ''));
    });`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: 300_000 });
  expect(stdout).toBe('it goes on false\n');
});
