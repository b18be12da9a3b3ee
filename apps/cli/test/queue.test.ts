// A farm of processes that one of loses its life. Needs a broker: BROKER_URL says where one is, and `.ci/run` starts one.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bin, folder, spawned } from './run.ts';

const { BROKER_URL: url, QUEUE_GAMES = '2000' } = process.env;
const title = 'a worker killed in the middle of a match loses no game and doubles none';

const linesOf = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];

if (url === undefined) test.skip(`${title}: skipped, as BROKER_URL names no broker`, () => {});
else
  test(title, async () => {
    const files = folder();
    const workers = [1, 2].map(() =>
      spawn(process.execPath, [bin, 'worker', '--queue', url, '--workers', '1'], { stdio: 'ignore' }),
    );
    try {
      const games = Number(QUEUE_GAMES);
      const journal = files.path('games.jsonl');
      const decks = ['guide-achea', 'clearly-ugly-xhe'];
      const bots = ['--bots', 'gentle,random'];
      const match = spawned(
        ...['match', ...decks, ...bots, '--games', String(games), '--seed', '3'],
        ...['--queue', url, '--out', journal, '--json'],
      );
      const looking = new AbortController();
      await Promise.race([match, untilPlayed(journal, games / 4, looking.signal)]);
      looking.abort();
      const [killed] = workers;
      const playedBefore = linesOf(journal).length - 1;
      killed?.kill('SIGKILL');
      const { code, out, err } = await match;
      expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
      expect(playedBefore).toBeLessThan(games);
      expect(JSON.parse(out)).toMatchObject({ games, errors: 0, unfinished: 0 });
      const fixtures = linesOf(journal)
        .slice(1)
        .map((line) => JSON.parse(line).fixture);
      expect(fixtures.toSorted((x, y) => x - y)).toEqual(Array.from({ length: games }, (_, i) => i));
    } finally {
      await Promise.all(workers.map(ended));
      files.remove();
    }
  });

async function untilPlayed(journal: string, games: number, signal: AbortSignal): Promise<void> {
  for await (const _ of watch(path.dirname(journal), { signal })) if (linesOf(journal).length > games) return;
}

function ended(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return Promise.resolve();
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.kill('SIGKILL');
  return gone;
}
