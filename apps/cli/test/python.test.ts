// The examples in Python, by whatever python3 there is; `.ci/run` sees to it that there is one.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const examples = join(fileURLToPath(new URL('.', import.meta.url)), '../../../examples/python');
const python = (...args: readonly string[]): string =>
  execFileSync('python3', [...args], {
    cwd: examples,
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('random_agent.py plays a game to its end, the same each time (needs python3)', () => {
  const played = python('random_agent.py', '3');
  expect(played).toMatch(/^player_\d: [+-]1\nplayer_\d: [+-]1\n\d+ steps\n$/);
  expect(python('random_agent.py', '3')).toBe(played);
});

test.skipIf(!hasPython)('VaultsongEnv keeps what PettingZoo promises of an AEC (needs python3)', () => {
  const { status, stderr } = spawnSync('python3', ['-B', '-m', 'unittest'], { cwd: examples, encoding: 'utf8' });
  expect(stderr).toMatch(/\nOK\n$/);
  expect(status).toBe(0);
});
