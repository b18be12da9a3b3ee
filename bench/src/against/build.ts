// A commit as one file of plain code that runs anywhere: its packages, and the benchmark of today around them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const here = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(here, 'node_modules/.cache/vaultsong/bench');

/** What cannot be compared, and why. */
export class BenchError extends Error {
  override readonly name = 'BenchError';
}

/** A short name of a commit. @throws BenchError when there is no such commit */
function nameOf(commit: string): string {
  const asked = ['rev-parse', '--short', '--verify', `${commit}^{commit}`];
  try {
    return execFileSync('git', asked, { cwd: here, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (cause) {
    throw new BenchError(
      `There is no commit "${commit}" here; a comparison needs git, the repository with its history, and a name such as HEAD~3 or a hash`,
      { cause },
    );
  }
}

/** The files of a commit, laid out once. @throws BenchError when there is no such commit */
function filesOf(commit: string): { readonly root: string; readonly name: string } {
  const name = nameOf(commit);
  const root = path.join(cache, name);
  if (!existsSync(root)) {
    // Whole or not at all: whoever is interrupted leaves only a draft.
    const draft = `${root}.${process.pid}.draft`;
    mkdirSync(draft, { recursive: true });
    const archive = execFileSync('git', ['archive', name, 'packages', 'package.json'], {
      cwd: here,
      maxBuffer: 2 ** 30,
    });
    execFileSync('tar', ['-x', '-C', draft], { input: archive });
    renameSync(draft, root);
  }
  return { root, name };
}

/** The file that a package of that checkout opens its door with. */
function doorOf(root: string, specifier: string): string {
  const [, name = '', ...rest] = specifier.split('/');
  const folder = path.join(root, 'packages', name);
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const door = exports[rest.length === 0 ? '.' : `./${rest.join('/')}`];
  if (door === undefined) throw new BenchError(`${specifier} is not there in ${root}`);
  return path.join(folder, door);
}

export interface Built {
  /** The commit, or "here" for the files as they are. */
  readonly name: string;
  readonly file: string;
}

/**
 * Builds a script of the benchmark with the packages of a commit.
 * @param commit null: the files as they are now
 * @throws BenchError when there is no such commit
 */
export async function builtOf(script: string, commit: string | null): Promise<Built> {
  const { root, name } = commit === null ? { root: here, name: 'here' } : filesOf(commit);
  const file = path.join(cache, `${path.basename(script, '.ts')}-${name}.mjs`);
  await build({
    entryPoints: [path.join(import.meta.dirname, script)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    // What the packages need from outside is that of this checkout.
    plugins: [
      {
        name: 'packages of a commit',
        setup({ onResolve }) {
          onResolve({ filter: /^@vaultsong\// }, ({ path: specifier }) => ({ path: doorOf(root, specifier) }));
          onResolve({ filter: /^[^./]/ }, ({ kind }) => (kind === 'entry-point' ? undefined : { external: true }));
        },
      },
    ],
  });
  return { name, file };
}
