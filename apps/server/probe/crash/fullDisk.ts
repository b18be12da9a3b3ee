// Fills the disk of a server again and again while people play: each answer that cannot be kept is refused by its id, what was acknowledged is
// kept, and all goes on by itself when there is room.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Child } from '../testbed/child.ts';
import { startChild } from '../testbed/child.ts';
import { within } from '../testbed/deadline.ts';
import { randomFrom } from '../testbed/random.ts';
import type { Pair } from './crash.ts';
import { faultsInLogs, giveUp, newPair, playOn, secretsAreTold, sumOf } from './crash.ts';

export interface FullDiskOptions {
  readonly rounds: number;
  readonly tables: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

/** @returns the exit code: 2 where no small disk can be mounted here */
export async function fullDisk({ rounds, tables, seed, say }: FullDiskOptions): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'none', folder], { stdio: 'pipe' });
  } catch (error) {
    say(`A disk of its own needs the right to mount one: ${String(error)}`);
    return 2;
  }
  try {
    const faults = await play(folder, { rounds, tables, seed, say });
    for (const fault of faults) say(`FAULT: ${fault}`);
    say(faults.length === 0 ? 'Nothing was lost, and nothing left without a word.' : `${faults.length} faults.`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function play(folder: string, { rounds, tables, seed, say }: FullDiskOptions): Promise<readonly string[]> {
  const random = randomFrom(seed);
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const env = { DATA_DIR: data, SECRET: 'a secret that is for probes alone' };
  const faults: string[] = [];
  const all = new Set<string>();
  const child = await startChild(env);
  const pairs: Pair[] = [];
  try {
    for (let n = 0; n < tables; n++) pairs.push(await newPair(child, random));
    const players = pairs.flat();
    const unavailable = (): number => players.reduce((sum, one) => sum + one.unavailable, 0);
    for (let round = 1; round <= rounds; round++) {
      const playing = pairs.map((pair) => playOn(child, pair, all));
      await setTimeout(500 + random() * 1_500);
      const [acknowledged, refused] = [sumOf(players), unavailable()];
      const free = fill(path.join(folder, 'filling'));
      await within(
        until(() => unavailable() >= refused + tables),
        'answers that are refused',
      );
      const inFull = sumOf(players);
      const status = (await fetch(`${child.address}/healthz`)).status;
      if (status !== 503) faults.push(`Round ${round}: /healthz said ${status} while nothing could be kept`);
      await setTimeout(random() * 2_000);
      const told = unavailable() - refused;
      free();
      const freed = Date.now();
      await within(
        until(() => sumOf(players) > inFull + tables),
        'answers after there was room',
      );
      const wait = Date.now() - freed;
      await within(healthy(child), '/healthz to say 200');
      for (const player of players) player.stop();
      // Whoever still waits for a word of an answer never stops.
      await within(Promise.all(playing), 'a word of each answer');
      say(
        `round ${round}: ${inFull - acknowledged} answers kept with the disk full, ${told} refused, on after ${wait} ms; ${sumOf(players)} acknowledged so far`,
      );
    }
    for (const [one] of pairs) await giveUp(one);
    await secretsAreTold(child, all);
    await child.stop();
  } catch (error) {
    faults.push(`${String(error)}; the server said: ${child.said()}`);
  } finally {
    if (child.isRunning()) await child.kill();
    for (const { caller } of pairs.flat()) caller.drop();
  }
  faults.push(...(await faultsInLogs(env, all, pairs.flat())));
  return faults;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setTimeout(20);
}

async function healthy({ address }: Child): Promise<void> {
  while ((await fetch(`${address}/healthz`)).status !== 200) await setTimeout(200);
}

/** Writes a file until there is no room. @returns removes it */
function fill(file: string): () => void {
  const opened = openSync(file, 'w');
  for (const size of [1 << 20, 1 << 12]) {
    const some = Buffer.alloc(size);
    try {
      // More than a disk of this size takes.
      for (let n = 0; n < 1 << 16; n++) if (writeSync(opened, some) < size) break;
    } catch {
      // That is what was wanted.
    }
  }
  closeSync(opened);
  return () => rmSync(file, { force: true });
}
