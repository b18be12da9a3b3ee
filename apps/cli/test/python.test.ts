// The examples in Python, by whatever python3 there is; `.ci/run` sees to it that there is one.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { vaultsong } from './run.ts';

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

test.skipIf(!hasPython)('reaper.py takes a seat, and wins against chance (needs python3)', async () => {
  const bots = `program:python3 "${join(examples, 'reaper.py')}",random`;
  const { out } = await vaultsong('match', 'guide-achea', 'clearly-ugly-xhe', '--bots', bots, '--games', '4', '--json');
  expect(JSON.parse(out)).toMatchObject({ games: 4, wins: 4, forfeits: { a: 0, b: 0 } });
  // The page shows all of it but its head.
  const shown = /^```python\n(.*?)^```$/ms.exec(readFileSync(join(examples, '../../docs/bots.md'), 'utf8'))?.[1] ?? '';
  expect(shown).not.toBe('');
  expect(readFileSync(join(examples, 'reaper.py'), 'utf8')).toContain(shown);
});

test.skipIf(!hasPython)('VaultsongEnv keeps what PettingZoo promises of an AEC (needs python3)', () => {
  const { status, stderr } = spawnSync('python3', ['-B', '-m', 'unittest'], { cwd: examples, encoding: 'utf8' });
  expect(stderr).toMatch(/\nOK\n$/);
  expect(status).toBe(0);
});
