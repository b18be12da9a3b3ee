// A PostgreSQL of one's own, in a folder that is removed afterwards. PostgreSQL does not run as root: then it runs as its own user,
// or as nobody.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

export interface Postgres {
  readonly url: string;
  /** A database of its own on it. */
  database(name: string): string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Where its programs are; null where it is not installed. */
export function postgresPrograms(): string | null {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions) ? readdirSync(versions).sort().reverse() : [];
  const folders = [
    ...found.map((version) => path.join(versions, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

/** The id of a user; null where there is none of that name. */
function idOf(user: string, flag: '-u' | '-g'): number | null {
  try {
    return Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
}

/** Whom it runs as, where this process is root. */
function ordinaryUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf(user, '-u'), idOf(user, '-g')];
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root: expected a user "postgres" or "nobody"');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(address)));
    });
  });

/** @throws Error where PostgreSQL is not installed, or does not start */
export async function startPostgres(): Promise<Postgres> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('There is no PostgreSQL here: expected its programs in /usr/lib/postgresql');
  const user = ordinaryUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'vaultsong-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const run = { ...user, cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } };
  execFileSync(path.join(programs, 'initdb'), ['-D', folder, '-U', 'vaultsong', '-A', 'trust', '-E', 'UTF8'], {
    ...run,
    stdio: 'ignore',
  });
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', folder, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100'],
    { ...run, stdio: 'ignore' },
  );
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const at = (name: string): string => `postgres://vaultsong@127.0.0.1:${port}/${name}`;
  const psql = (...args: readonly string[]): void =>
    void execFileSync(path.join(programs, 'psql'), [at('postgres'), '-qc', ...args], { ...run, stdio: 'ignore' });
  for (let tries = 0; ; tries++) {
    try {
      psql('select 1');
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await setTimeout(100);
    }
  }
  const database = (name: string): string => {
    psql(`create database ${name}`);
    return at(name);
  };
  const { pid = 0 } = server;
  return {
    url: database('vaultsong'),
    database,
    pid,
    async stop() {
      // Fast shutdown: those who are connected are sent away.
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
