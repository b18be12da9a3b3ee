// A server as a process: what it is started with, what it says, and how it ends.
import { parseArgs } from 'node:util';
import { ApiError } from '../errors/apiError.ts';
import { collectGarbage, collectLoaderGarbage } from '../memory/collectGarbage.ts';
import { Moderation } from '../moderation/moderation.ts';
import type { Role } from '../moderation/roles.ts';
import type { Settings, Storage } from '../settings/settings.ts';
import { readSettings, SettingsError, settingNames } from '../settings/settings.ts';
import { ensurePage, PageError, pageLocation } from '../site/ensurePage.ts';
import { readPage } from '../site/page.ts';
import { backUp } from '../store/backup.ts';
import { DataFolderError } from '../store/folder/dataFolder.ts';
import { LockedError } from '../store/lock.ts';
import { RestoreError, restore } from '../store/restore.ts';
import { openStore, StoreError } from '../store/store.ts';
import type { RunningServer } from './server.ts';
import { closeInTime } from './shutdown.ts';

/** 1 where something is in the way (a port, a folder, a database), 2 where a setting, a file or a word is wrong. */
const exitCodes = { inTheWay: 1, wrong: 2 } as const;

/** How often it is told how far a backup is, in rows. */
const rhythm = 50_000;

const tell = (text: string): void => void process.stderr.write(`${text}\n`);

const usage =
  'expected start, backup FILE, restore FILE [--force], role NAME admin|moderator|none, or reset-password NAME (--help tells of each)';

const help = `npm start -- [command]

  start                           run the server until it is told to end (also without a command)
  backup FILE                     write all data of the server to a file
  restore FILE [--force]          fill an empty database from a backup; --force: replace what is there
  role NAME admin|moderator|none  give a role to an account, or take it
  reset-password NAME             make a link with which an account gets a new password

Settings come from the environment, such as PORT=8080:
${settingNames.map((name) => `  ${name}`).join('\n')}
docs/operations.md has their meanings and defaults.
`;

class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * What the words say: nothing or `start`, `backup FILE`, `restore FILE [--force]`, `role NAME ROLE`, `reset-password NAME`. Ends the
 * process with a sentence where something is in the way.
 */
export async function runServer(words: readonly string[]): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    });
    if (values.help) {
      process.stdout.write(help);
      return;
    }
    const [what = 'start', file, ...more] = positionals;
    const [wanted] = more;
    if (what === 'start' && file === undefined) await start();
    else if (what === 'backup' && file !== undefined && more.length === 0) await runBackup(file);
    else if (what === 'restore' && file !== undefined && more.length === 0) await runRestore(file, values.force);
    else if (what === 'role' && file !== undefined && wanted !== undefined && more.length === 1)
      await giveRole(file, wanted);
    else if (what === 'reset-password' && file !== undefined && more.length === 0) await makeResetLink(file);
    else throw new UsageError(usage);
  } catch (error) {
    const known = knownFault(error);
    if (known === null) throw error;
    tell(known.message);
    process.exit(known.code);
  }
}

/** Runs until it is told to end, by SIGTERM or Ctrl-C. A second one ends it at once, and so does a database that hangs, after a while. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const isProduction = process.env.NODE_ENV === 'production';
  const page = ensurePage({ location: pageLocation, isProduction, tell }).then(() => readPage(pageLocation.folder));
  // All else is done without what takes most of the time to read.
  const { startServer } = await import('./server.ts');
  const server = await startServer(settings, page);
  collectWhenQuiet(server);
  void server.ended.then((why) => {
    tell(why);
    process.exit(exitCodes.inTheWay);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      closeInTime(() => server.close()).then(
        (unclosed) => {
          if (unclosed === null) process.exit();
          server.app.log.fatal(unclosed);
          process.exit(exitCodes.inTheWay);
        },
        (error: unknown) => {
          tell(String(error));
          process.exit(exitCodes.inTheWay);
        },
      );
    });
  // Last, since whoever reads it may end the server at once.
  process.stdout.write(`Open ${shown(settings, server.address)} in a browser; Ctrl-C ends it.\n`);
}

/** So long after a start, in milliseconds, what it has used is used no more; as often it is looked whether somebody is here. */
const settled = 5_000;

/** Gives back the memory that the start has taken: of this thread once nobody is here, who would wait meanwhile. */
function collectWhenQuiet({ app }: RunningServer): void {
  setTimeout(collectLoaderGarbage, settled).unref();
  const looking = setInterval(() => {
    app.server.getConnections((error, count) => {
      if (error !== null || count > 0) return;
      clearInterval(looking);
      collectGarbage();
    });
  }, settled).unref();
}

async function runBackup(file: string): Promise<void> {
  const store = await openStore(readSettings(process.env));
  try {
    const rows = await backUp(store, file, new Date(), sometimes('written'));
    process.stdout.write(`${file}: ${rows} rows\n`);
  } finally {
    await store.close();
  }
}

/** Storage that a backup may be restored to: in a new folder too, since its data are not new, whatever the settings say of new ones. */
export const restorable = (storage: Storage): Storage =>
  storage.kind === 'postgres' ? storage : { ...storage, mayBeNew: true };

async function runRestore(file: string, force: boolean): Promise<void> {
  const { storage } = readSettings(process.env);
  const store = await openStore({ storage: restorable(storage) });
  try {
    const rows = await restore(store, file, { force, onRows: sometimes('restored') });
    process.stdout.write(`${file}: ${rows} rows restored\n`);
  } finally {
    await store.close();
  }
}

async function giveRole(name: string, wanted: string): Promise<void> {
  const role = roles.get(wanted);
  if (role === undefined)
    throw new UsageError(`role: expected admin, moderator or none; found ${JSON.stringify(wanted)}`);
  const { person } = await asOperator((moderation) =>
    moderation.giveRole(null, name, role, byCommand).then(() => moderation.find(name)),
  );
  process.stdout.write(`${person.name}: ${wanted}\n`);
}

const roles: ReadonlyMap<string, Role | null> = new Map([
  ['admin', 'admin'],
  ['moderator', 'moderator'],
  ['none', null],
]);

async function makeResetLink(name: string): Promise<void> {
  const { publicUrl } = readSettings(process.env);
  const { path, until } = await asOperator((moderation) => moderation.resetLink(null, name, byCommand));
  process.stdout.write(`${publicUrl ?? ''}${path}\nGood once, until ${new Date(until).toISOString()}.\n`);
}

/** What the log of moderation says of it. */
const byCommand = 'a command of the server';

/** Decides about people without being one of them. Nothing that a running server knows by heart depends on it. */
async function asOperator<T>(work: (moderation: Moderation) => Promise<T>): Promise<T> {
  const store = await openStore(readSettings(process.env)).catch((error: unknown) => {
    if (!(error instanceof LockedError)) throw error;
    throw new LockedError(
      `${error.message}. While the server runs, an admin does this at /moderation; the setting ADMINS=NAME makes one at its next start`,
    );
  });
  try {
    return await work(new Moderation({ store, now: Date.now, announce: () => {}, onDecision: () => {} }));
  } finally {
    await store.close();
  }
}

/** Says now and then how far it is. */
function sometimes(done: string): (rows: number) => void {
  let next = rhythm;
  return (rows) => {
    if (rows < next) return;
    next += rhythm;
    tell(`${rows} rows ${done}`);
  };
}

/** What to open: what the world calls it, or where it listens. */
const shown = ({ publicUrl }: Settings, address: string): string =>
  `${publicUrl ?? address.replace('//0.0.0.0:', '//localhost:').replace('//[::]:', '//localhost:')}/`;

interface Fault {
  readonly message: string;
  readonly code: number;
}

function knownFault(error: unknown): Fault | null {
  if (!(error instanceof Error)) return null;
  const { message } = error;
  const isWrong = [SettingsError, RestoreError, UsageError, ApiError].some((kind) => error instanceof kind);
  if (isWrong) return { message, code: exitCodes.wrong };
  const isInTheWay = [LockedError, StoreError, DataFolderError, PageError].some((kind) => error instanceof kind);
  if (isInTheWay) return { message, code: exitCodes.inTheWay };
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_PARSE_ARGS')) return { message, code: exitCodes.wrong };
  return code === '' ? null : ofSystem(error, code);
}

/** What the system says to what the server asks of it. */
function ofSystem({ message }: Error, code: string): Fault | null {
  const { PORT = '4173', HOST = '127.0.0.1' } = process.env;
  const words: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${PORT} is taken by another program; end that one, or set PORT to another number`,
    EADDRNOTAVAIL: `HOST: ${HOST} is no address of this machine; 127.0.0.1 is, and 0.0.0.0 stands for all of them`,
    EACCES: `Something may not be used by this user: ${message}; a PORT below 1024 is one such thing`,
    ENOENT: message,
    ENOTDIR: message,
    EROFS: message,
    ENOSPC: message,
  };
  const known = words[code];
  return known === undefined ? null : { message: known, code: exitCodes.inTheWay };
}
