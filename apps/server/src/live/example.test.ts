// The example of docs/protocol.md plays a game against itself: what is told there is enough to write a client.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../compose/server.ts';
import { listeningServer } from '../testing/server.ts';

const example = path.resolve(import.meta.dirname, '../../../../examples/protocol/random-player.mjs');

let server: RunningServer;
beforeAll(async () => {
  // Faster than usual, so that the test is; a player that answers at once still asks for more now and then.
  server = await listeningServer({ messageRate: { perSecond: 100, burst: 20, patience: 1_000 } });
});
afterAll(() => server.close());

interface Player {
  /** The first line that it writes. */
  readonly first: Promise<string>;
  /** All that it wrote, when it has ended. */
  readonly end: Promise<string>;
}

function player(address: string): Player {
  const child = spawn(process.execPath, [example, address], { stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  const first = new Promise<string>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      written += String(data);
      const [line] = written.split('\n');
      if (written.includes('\n')) resolve(line ?? '');
    });
  });
  child.stderr.on('data', (data: Buffer) => {
    written += String(data);
  });
  const end = new Promise<string>((resolve) => child.on('close', () => resolve(written)));
  return { first, end };
}

it('opens a table, joins it by its link and plays to the end', async () => {
  const one = player(server.address);
  const link = /http\S+$/.exec(await one.first)?.[0] ?? '';
  expect(link).toMatch(/\/t\/[0-9a-z]{10}$/);
  const two = player(link);
  const ends = await Promise.all([one.end, two.end]);
  expect(ends.map((text) => /(?:Won|Lost) by keys/.exec(text)?.[0]).sort()).toEqual(['Lost by keys', 'Won by keys']);
});
