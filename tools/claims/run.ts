// Runs the command of a claim and reads the JSON that it prints; what it tells on the way goes to standard error.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { root } from './claims.ts';

/** Thrown when Ctrl-C ended a command. */
export class Interrupted extends Error {}

/** How a command of a claim is started here: npx would take a second, and look for programs elsewhere. */
export function wordsOf(command: string): readonly string[] {
  const [npx, program = '', ...words] = command.split(' ');
  if (npx === 'npx' && program === 'vaultsong') return [path.join(root, 'apps/cli/bin/vaultsong.mjs'), ...words];
  if (npx === 'npx' && program === 'tsx') return ['--import', 'tsx', ...words];
  throw new Error(`found “${command}”; expected npx vaultsong … or npx tsx …`);
}

/** @throws Error where it fails or prints no JSON; Interrupted after Ctrl-C */
export async function resultOf(command: string): Promise<unknown> {
  const child = spawn(process.execPath, wordsOf(command), { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const [code, signal] = await new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve, reject) => {
    // The child gets Ctrl-C too, and ends by itself; this process then says so.
    const wait = (): void => {};
    process.once('SIGINT', wait);
    child.once('error', reject);
    child.once('close', (...how) => {
      process.off('SIGINT', wait);
      resolve(how);
    });
  });
  if (signal === 'SIGINT' || code === 130) throw new Interrupted(command);
  if (code !== 0) throw new Error(`${command}: ended with ${signal ?? code}`);
  try {
    const result: unknown = JSON.parse(out);
    return result;
  } catch {
    throw new Error(`${command}: printed something else than JSON: ${out.slice(0, 100)}`);
  }
}

export function machineHere(): string {
  const cores = os.cpus();
  const load = os.loadavg()[0] ?? 0;
  return `${cores[0]?.model.trim() ?? 'unknown'}, ${cores.length} cores, load ${load.toFixed(0)}, Node ${process.version}`;
}
