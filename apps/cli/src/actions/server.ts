// vaultsong server …: the server runs from its sources, in a process of its own, because it finds its migrations, its page and its
// worker threads beside them. This one hands on what it says, and how it ends.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Ended } from '../errors.ts';

interface RestoreFlags {
  readonly force?: boolean;
}

/** Words of the server's own command line, by action of this one. */
export const serverWords = {
  start: () => ['start'],
  backup: (file: string) => ['backup', '--', file],
  restore: (file: string, { force = false }: RestoreFlags) => ['restore', ...(force ? ['--force'] : []), '--', file],
  role: (name: string, role: string) => ['role', '--', name, role],
  resetPassword: (name: string) => ['reset-password', '--', name],
} as const;

export const runStart = (): Promise<void> => run(serverWords.start());

export const runBackup = (file: string): Promise<void> => run(serverWords.backup(file));

export const runRestore = (file: string, flags: RestoreFlags): Promise<void> => run(serverWords.restore(file, flags));

export const runRole = (name: string, role: string): Promise<void> => run(serverWords.role(name, role));

export const runResetPassword = (name: string): Promise<void> => run(serverWords.resetPassword(name));

const run = (words: readonly string[]): Promise<void> =>
  handOn([
    '--import',
    import.meta.resolve('tsx'),
    fileURLToPath(import.meta.resolve('@vaultsong/server/main')),
    ...words,
  ]);

/**
 * Runs Node until it ends by itself or this process is told to end.
 * @param words its arguments
 * @throws Ended with its code where that is not 0
 */
export async function handOn(words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  // A terminal tells both of Ctrl-C; whoever else ends this process means the server.
  const end = (): void => void child.kill('SIGTERM');
  const wait = (): void => {};
  process.on('SIGTERM', end).on('SIGINT', wait);
  try {
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
    });
    if (code !== 0) throw new Ended(code);
  } finally {
    process.off('SIGTERM', end).off('SIGINT', wait);
  }
}
