// A server as a process of its own, which can be killed as a machine that loses its power is: without a word.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { builtFile } from './bundle.ts';

export interface Child {
  readonly address: string;
  readonly pid: number;
  /** What it said to its log, for who looks for the reason of a failure. */
  said(): string;
  /** Whether it still runs. */
  isRunning(): boolean;
  /** SIGKILL. Resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM. Resolves when it is gone. */
  stop(): Promise<void>;
  /** Has it collect what nobody needs any more, before its memory is measured. */
  collect(): void;
}

const kept = 20_000;

/**
 * As `npm start` has it: what one answer needs is gone before the next collection of what is young, and the whole heap, which takes
 * both processors for a while, is collected once in half a minute and not each four seconds.
 */
const asStarted = ['--max-semi-space-size=64', '--initial-old-space-size=256'];

/**
 * Starts a server.
 * @param env settings besides those of every probe
 * @param node options of Node, such as --cpu-prof
 * @throws Error with what it said, when it ends before it listens
 */
export async function startChild(env: Readonly<Record<string, string>>, node: readonly string[] = []): Promise<Child> {
  const child = spawn(process.execPath, [...asStarted, ...node, '--expose-gc', await builtFile('server')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const keep = (data: Buffer): void => {
    said = (said + String(data)).slice(-kept);
  };
  child.stderr.on('data', keep);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      keep(data);
      const [, found] = /^listening (\S+)$/m.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened:\n${said}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await gone;
  };
  return {
    address,
    pid: pidOf(child),
    said: () => said,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    collect: () => void child.kill('SIGUSR2'),
  };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('The server could not be started');
  return pid;
}
