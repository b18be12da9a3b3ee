import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

describe('the watchdog', () => {
  it('ends tests that hang, says where they were, and lets the others go on', () => {
    const { stdout, stderr, status } = spawnSync(
      path.resolve(import.meta.dirname, '../../node_modules/.bin/vitest'),
      ['run', '--config', path.join(import.meta.dirname, 'hanging/vitest.config.ts'), '--reporter=json'],
      { encoding: 'utf8', env: { ...process.env, VAULTSONG_LONGEST_TEST: '4000' } },
    );
    expect(status).toBe(1);
    const [file] = JSON.parse(stdout).testResults;
    expect(
      file.assertionResults.map(({ title, status }: { title: string; status: string }) => [title, status]),
    ).toEqual([
      ['spins at once', 'failed'],
      ['waits in vain', 'failed'],
      ['is honest', 'passed'],
    ]);
    expect(stderr).toMatch(
      /spins at once has not given the thread back for 4 s, and is here:\n {2}at .*hanging\.case\.ts:\d+\)/,
    );
    expect(stderr).toContain('waits in vain still waits; what is open in this process: ');
  });
});
