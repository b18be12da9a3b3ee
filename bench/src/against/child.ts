// One of the two commits, in a process of its own: measures slices of work by processor time as it is told to, and beside
// each of them a fixed piece of work, which tells how fast the machine was at that moment.
import { createInterface } from 'node:readline';
import type { Figure } from './figures.ts';
import { figures } from './figures.ts';

/** What the process says of one slice, in milliseconds of processor time. */
export interface Taken {
  readonly slice: number;
  readonly fixed: number;
}

function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const numbers = new Uint32Array(4096);

/** Some 20 milliseconds of shifts and memory, the same for every commit. */
function fixedWork(): void {
  let x = 1;
  for (let i = 0; i < 6_000_000; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    numbers[x & 4095] = x;
  }
}

const work = figures[process.argv[2] as Figure]();
for (let i = 0; i < 20; i++) fixedWork();
for await (const line of createInterface({ input: process.stdin })) {
  const before = processorTime(fixedWork);
  const slice = processorTime(() => work(Number(line)));
  const taken: Taken = { slice, fixed: (before + processorTime(fixedWork)) / 2 };
  process.stdout.write(`${JSON.stringify(taken)}\n`);
}
