// Load test of a server with many tables: measures the latency of answers and the cost of a table.
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { builtFile } from '../testbed/bundle.ts';
import type { Child } from '../testbed/child.ts';
import { startChild } from '../testbed/child.ts';
import type { ServerStorage } from '../testbed/storage.ts';
import type { FromPlayers, Played, ToPlayers } from './messages.ts';

export interface LoadOptions {
  readonly storage: ServerStorage;
  readonly tables: number;
  /** Answers a second at each table; 0: nobody answers. */
  readonly perSecond: number;
  readonly seconds: number;
  /** Answers of the first seconds do not count: code is compiled, caches fill. */
  readonly warmUp: number;
  /** The players are told what changes, in place of whole views. */
  readonly changes: boolean;
  /** Options of Node for the server, such as --cpu-prof. */
  readonly node?: readonly string[];
}

/** Memory of the server in bytes, after it has collected. */
interface Memory {
  readonly rss: number;
  readonly heap: number;
}

export interface LoadReport {
  readonly seating: number;
  /** null where nobody answered. */
  readonly played: Played | null;
  readonly before: Memory;
  readonly seated: Memory;
  readonly after: Memory;
  /** Bytes of a table, with the connections of both who play there. */
  readonly perTable: Memory;
  /** Shares of one processor while it was played, or nothing happened. */
  readonly cpu: { readonly server: number; readonly database: number };
}

/** Has the players do one thing after the other. */
export class Players {
  readonly #child: ChildProcess;

  /** @param file that it runs, built */
  constructor(file: string) {
    this.#child = fork(file, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  }

  hear(): Promise<FromPlayers> {
    return new Promise((resolve, reject) => {
      this.#child.once('message', (message: FromPlayers) => {
        if (message.say === 'failed') reject(new Error(message.why));
        else resolve(message);
      });
      this.#child.once('exit', (code) => reject(new Error(`Those who play ended with ${code}`)));
    });
  }

  tell(message: ToPlayers): void {
    this.#child.send(message);
  }

  async ask(message: ToPlayers): Promise<FromPlayers> {
    const answer = this.hear();
    this.tell(message);
    return await answer;
  }

  end(): void {
    this.#child.kill();
  }
}

export async function load(options: LoadOptions): Promise<LoadReport> {
  const { storage, tables, perSecond, seconds, warmUp, changes, node = [] } = options;
  const server = await startChild(storage.env, node);
  const players = new Players(await builtFile('players'));
  try {
    await players.hear();
    const before = await memoryOf(server);
    const seated = await players.ask({ say: 'seat', address: server.address, tables, changes });
    const atStart = await memoryOf(server);
    if (perSecond > 0 && warmUp > 0) await players.ask({ say: 'play', seconds: warmUp, perSecond });
    const cpu = { server: await secondsOf(server), database: secondsOfProcess(storage.pid) };
    const started = performance.now();
    const answer = perSecond > 0 ? await players.ask({ say: 'play', seconds, perSecond }) : null;
    if (answer === null) await setTimeout(seconds * 1000);
    const took = (performance.now() - started) / 1000;
    const used = {
      server: ((await secondsOf(server)) - cpu.server) / took,
      database: (secondsOfProcess(storage.pid) - cpu.database) / took,
    };
    const after = await memoryOf(server);
    return {
      seating: seated.say === 'seated' ? seated.seconds : 0,
      played: answer?.say === 'played' ? answer.played : null,
      before,
      seated: atStart,
      after,
      perTable: { rss: (after.rss - before.rss) / tables, heap: (after.heap - before.heap) / tables },
      cpu: used,
    };
  } finally {
    players.end();
    await server.stop();
  }
}

/** A number of /metrics. */
async function metric({ address }: Child, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  return Number(value ?? Number.NaN);
}

async function memoryOf(server: Child): Promise<Memory> {
  server.collect();
  await setTimeout(1_500);
  return {
    rss: await metric(server, 'process_resident_memory_bytes'),
    heap: await metric(server, 'nodejs_heap_size_used_bytes'),
  };
}

const secondsOf = (server: Child): Promise<number> => metric(server, 'process_cpu_seconds_total');

/** Ticks of the clock that Linux counts by, a second. */
const ticks = 100;

/** Processor seconds of a process and of those that it has started; 0 where there is none. */
function secondsOfProcess(pid: number | null): number {
  if (pid === null) return 0;
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of the program, in parentheses, may have blanks in it.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      if (Number(name) !== pid && Number(fields[1]) !== pid) continue;
      sum += (Number(fields[11]) + Number(fields[12])) / ticks;
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}
