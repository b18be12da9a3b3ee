// The embedded database lets any process open its folder, and two that do so lose rows that were acknowledged. So whoever opens it
// puts a file there first: its name is taken by a link, which only one process can make.
import { randomBytes } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { isCoded } from './codes.ts';

/** The folder is in use. The message says by whom, and what to do. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

const holder = z.object({
  pid: z.number(),
  /** When the process began, as the system counts: a number that comes again belongs to another process. */
  started: z.string(),
  /** This start of the machine, and the processes that see each other there (containers do not). */
  world: z.string(),
  token: z.string(),
});
type Holder = z.infer<typeof holder>;

export interface Lock {
  release(): void;
}

/** How often the holder shows that it lives, and how long whoever cannot see its process waits for such a sign, in milliseconds. */
const rhythm = { sign: 2_000, patience: 10_000 } as const;
/** Others may take over the same stale lock at the same time. */
const attempts = 5;

/**
 * Takes a folder for this process alone, also over from one that is dead.
 * @param wait lets some time go by; tests let none
 * @throws LockedError when another process has it
 */
export async function lockFolder(
  folder: string,
  wait: (milliseconds: number) => Promise<unknown> = (milliseconds) => setTimeout(milliseconds),
): Promise<Lock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'lock');
  const text = JSON.stringify(myself());
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (writeIfAbsent(file, text)) return held(file, text);
    const found = read(file);
    if (found === null) continue;
    if (await isAlive(file, found, wait)) throw new LockedError(inUse(folder, file, found));
    setAside(file, found.text);
  }
  throw new LockedError(`${file}: several processes want this folder at once; start one of them alone`);
}

function inUse(folder: string, file: string, { who }: Found): string {
  const by = who === null ? 'by another process' : `by process ${who.pid}`;
  return `${folder} is in use ${by}; end that one first, or set DATA_DIR to another folder (its lock is ${file})`;
}

/** Puts a file with this text there, whole, or not at all where there is one. */
function writeIfAbsent(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isCoded(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes a dead lock away, unless it is another by now. */
function setAside(file: string, stale: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isCoded(error, 'ENOENT')) return;
    throw error;
  }
  // Somebody took over between the look and the grasp: theirs goes back.
  if (readFileSync(aside, 'utf8') !== stale) writeIfAbsent(file, readFileSync(aside, 'utf8'));
  rmSync(aside, { force: true });
}

function held(file: string, text: string): Lock {
  const sign = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // Somebody removed it by hand; there is nothing to show any more.
    }
  }, rhythm.sign).unref();
  const release = (): void => {
    clearInterval(sign);
    process.off('exit', release);
    if (read(file)?.text === text) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return { release };
}

interface Found {
  readonly text: string;
  /** Null where the text is no lock of ours. */
  readonly who: Holder | null;
}

function read(file: string): Found | null {
  try {
    const text = readFileSync(file, 'utf8');
    return { text, who: holderIn(text) };
  } catch (error) {
    if (isCoded(error, 'ENOENT')) return null;
    throw error;
  }
}

function holderIn(text: string): Holder | null {
  try {
    return holder.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function isAlive(
  file: string,
  { who }: Found,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<boolean> {
  if (who !== null && who.world === worldOf()) {
    return isRunning(who.pid) && startOf(who.pid) === who.started;
  }
  // It cannot be seen from here, as from one container into another: it shows that it lives, or does not.
  const before = signOf(file);
  await wait(rhythm.patience);
  return signOf(file) !== before;
}

function signOf(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch (error) {
    if (isCoded(error, 'ENOENT')) return 0;
    throw error;
  }
}

const myself = (): Holder => ({
  pid: process.pid,
  started: startOf(process.pid),
  world: worldOf(),
  token: randomBytes(8).toString('hex'),
});

/** Empty where the system does not tell; then the number alone has to do. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function worldOf(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and somebody else's.
    return isCoded(error, 'EPERM');
  }
}
