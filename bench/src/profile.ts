// Profile of a figure: the functions that use the most of its time by themselves, and the files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Built } from './against/build.ts';
import type { Figure } from './against/figures.ts';

/** What Node writes with `--cpu-prof`, as far as it is read here. */
interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface Share {
  readonly name: string;
  /** Of all processor time, from 0 to 1. */
  readonly share: number;
}

const slices = 20;

/** The file of the project that a line of the built one comes from: the builder writes its name above it. */
function fileAt(lines: readonly string[]): (line: number) => string {
  const files: string[] = [];
  let file = '';
  for (const line of lines) {
    file = /^\/\/ (\S+\.ts)$/.exec(line)?.[1]?.replace(/^.*(packages|bench)\//, '$1/') ?? file;
    files.push(file);
  }
  return (line) => files[line] ?? '';
}

const sorted = (times: ReadonlyMap<string, number>, total: number): readonly Share[] =>
  [...times].map(([name, time]) => ({ name, share: time / total })).sort((x, y) => y.share - x.share);

/** Measures some slices of a figure. @returns functions and files, the dearest first */
export async function profileOf(
  { file }: Built,
  figure: Figure,
): Promise<{ readonly functions: readonly Share[]; readonly files: readonly Share[] }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'vaultsong-profile-'));
  try {
    const child = spawn(process.execPath, ['--cpu-prof', '--cpu-prof-dir', dir, file, figure], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    child.stdin.end(Array.from({ length: slices }, (_, n) => `${n}\n`).join(''));
    await once(child, 'exit');
    const [name = ''] = readdirSync(dir);
    const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(path.join(dir, name), 'utf8')) as CpuProfile;
    const whereIs = fileAt(readFileSync(file, 'utf8').split('\n'));
    const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
    const functions = new Map<string, number>();
    const files = new Map<string, number>();
    let total = 0;
    samples.forEach((id, i) => {
      const frame = byId.get(id);
      const time = timeDeltas[i] ?? 0;
      const isOurs = frame?.url.endsWith(path.basename(file)) === true;
      const from = isOurs ? whereIs(frame.lineNumber) : '';
      // Neither waiting nor what the benchmark does for itself.
      if (frame === undefined || ['(idle)', '(program)'].includes(frame.functionName) || from.startsWith('bench/'))
        return;
      total += time;
      const where = from === '' ? frame.url.replace(/^.*\//, '') || 'node' : from;
      const called = `${frame.functionName || '(anonymous)'}  ${where}`;
      functions.set(called, (functions.get(called) ?? 0) + time);
      files.set(where, (files.get(where) ?? 0) + time);
    });
    return { functions: sorted(functions, total), files: sorted(files, total) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
