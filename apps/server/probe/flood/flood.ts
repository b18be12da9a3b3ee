// A measurement of how honest tables fare while one address does its worst.
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Players } from '../load/load.ts';
import type { Played } from '../load/messages.ts';
import { builtFile } from '../testbed/bundle.ts';
import type { Child } from '../testbed/child.ts';
import { startChild } from '../testbed/child.ts';
import type { Spread } from '../testbed/numbers.ts';
import { spreadOf } from '../testbed/numbers.ts';
import type { ServerStorage } from '../testbed/storage.ts';
import type { Counts, FromAttackers, ToAttackers } from './messages.ts';
import { fromAttackers } from './messages.ts';

export interface FloodOptions {
  readonly storage: ServerStorage;
  /** Honest ones. */
  readonly tables: number;
  /** Answers a second at each. */
  readonly perSecond: number;
  readonly seconds: number;
  /** Before anything is measured. */
  readonly warmUp: number;
  /** The names of those attacks that are wanted; all of them where it is empty. */
  readonly only?: readonly string[];
  /** Options of Node for the server, such as --cpu-prof. */
  readonly node?: readonly string[];
}

/** What honest people and whoever watches over the server see. */
interface Seen {
  readonly played: Played;
  readonly health: Spread;
  /** Times at which /healthz said something else than 200, or nothing. */
  readonly unhealthy: number;
  readonly cost: Cost;
}

/** What it costs the server: this tells more than times do where others work on the same machine. */
export interface Cost {
  /** Processors that it keeps busy, all threads together. */
  readonly cores: number;
  /** Of them, by the thread that serves everybody. */
  readonly main: number;
  /** How late the thread that serves everybody gets to what is due, in milliseconds: at one of a hundred times, and at most. */
  readonly lag: { readonly p99: number; readonly most: number };
}

export interface FloodReport {
  readonly quiet: Seen;
  readonly flooded: Seen;
  /** By name of the attack. */
  readonly attacks: Readonly<Record<string, Counts>>;
}

/** So long between two looks at /healthz, in milliseconds. */
const healthEvery = 200;

class Attackers {
  readonly #child: ChildProcess;

  /** @param file that it runs, built */
  constructor(file: string) {
    this.#child = fork(file, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    // Whoever floods does so from a machine of their own: here they have what processor time the others leave.
    if (this.#child.pid !== undefined) os.setPriority(this.#child.pid, os.constants.priority.PRIORITY_LOW);
  }

  hear(): Promise<FromAttackers> {
    return new Promise((resolve, reject) => {
      this.#child.once('message', (said) => {
        const message = fromAttackers.parse(said);
        if (message.say === 'failed') reject(new Error(message.why));
        else resolve(message);
      });
      this.#child.once('exit', (code) => reject(new Error(`Those who flood ended with ${code}`)));
    });
  }

  async ask(message: ToAttackers): Promise<FromAttackers> {
    const answer = this.hear();
    this.#child.send(message);
    return await answer;
  }

  end(): void {
    this.#child.kill();
  }
}

export async function flood(options: FloodOptions): Promise<FloodReport> {
  const { storage, tables, perSecond, seconds, warmUp, only = [], node = [] } = options;
  // Limits as they are for whoever sets none; those who play have an address each.
  const server = await startChild({ ...storage.env, CONNECTIONS_PER_ADDRESS: '' }, node);
  const players = new Players(await builtFile('players'));
  const attackers = new Attackers(await builtFile('attackers'));
  try {
    await Promise.all([players.hear(), attackers.hear()]);
    await players.ask({ say: 'seat', address: server.address, tables, changes: false });
    if (warmUp > 0) await players.ask({ say: 'play', seconds: warmUp, perSecond });
    const look = async (): Promise<Seen> => {
      const health = watchHealth(server.address);
      const cost = await watchCost(server);
      const answer = await players.ask({ say: 'play', seconds, perSecond });
      if (answer.say !== 'played') throw new Error(`Those who play said "${answer.say}"`);
      return { played: answer.played, ...(await health.end()), cost: await cost.end() };
    };
    const quiet = await look();
    await attackers.ask({ say: 'prepare', address: server.address });
    const [flooded, done] = await Promise.all([look(), attackers.ask({ say: 'attack', seconds, only })]);
    return { quiet, flooded, attacks: done.say === 'done' ? done.counts : {} };
  } finally {
    players.end();
    attackers.end();
    await server.stop();
  }
}

/** Asks for /healthz now and then, as whoever watches over a server does, until it is ended. */
function watchHealth(address: string): { end(): Promise<Pick<Seen, 'health' | 'unhealthy'>> } {
  const times: number[] = [];
  let unhealthy = 0;
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const asked = performance.now();
      const isWell = await fetch(`${address}/healthz`).then(
        (answer) => answer.arrayBuffer().then(() => answer.ok),
        () => false,
      );
      times.push(performance.now() - asked);
      if (!isWell) unhealthy += 1;
      await setTimeout(healthEvery);
    }
  };
  const watching = watch();
  return {
    async end() {
      isOver = true;
      await watching;
      return { health: spreadOf(times), unhealthy };
    },
  };
}

/** Ticks of the clock of Linux in a second, in which it tells what threads needed. */
const ticks = 100;

/** How long the first thread of a process was at work so far. */
function secondsOf(pid: number): number {
  // Behind its name, which may have spaces, the 12th and 13th field.
  const [, behind = ''] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = behind.split(' ').slice(11, 13).map(Number);
  return (user + system) / ticks;
}

/** Watches by /metrics what the server needs; how late it is is counted there anew from each look on. */
async function watchCost({ address, pid }: Child): Promise<{ end(): Promise<Cost> }> {
  const look = async () => {
    const text = await (await fetch(`${address}/metrics`)).text();
    const metric = (name: string): number => {
      const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
      if (value === undefined) throw new Error(`/metrics: expected a line of ${name}`);
      return Number(value);
    };
    return { at: performance.now(), main: secondsOf(pid), metric };
  };
  const before = await look();
  return {
    async end() {
      const after = await look();
      const name = 'process_cpu_seconds_total';
      return {
        main: (1000 * (after.main - before.main)) / (after.at - before.at),
        cores: (1000 * (after.metric(name) - before.metric(name))) / (after.at - before.at),
        lag: {
          p99: 1000 * after.metric('nodejs_eventloop_lag_p99_seconds'),
          most: 1000 * after.metric('nodejs_eventloop_lag_max_seconds'),
        },
      };
    },
  };
}
