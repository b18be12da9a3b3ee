// Another version of Node: its program, got from npm into a cache outside the tree, and an environment in which every `node` is that one.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const nameOfWindows = 'win32';

/** The folder of the cache for one version: what is in it lasts until somebody removes it. */
export const folderOf = (version: string, env: Readonly<NodeJS.ProcessEnv>): string =>
  path.join(env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'vaultsong', `node-${version}`);

/** The package that holds nothing but the program of such a machine; that of `node` needs an install script to find it. */
export const packageOf = (platform: string, arch: string): string =>
  `node-${platform === nameOfWindows ? 'win' : platform}-${arch}`;

/** An environment that finds the `node` of this folder before any other. Children inherit it, and npm starts by it, too. */
export function withNodeOf(bin: string, env: Readonly<NodeJS.ProcessEnv>): NodeJS.ProcessEnv {
  // An npm above this process names the Node that it runs on itself, which an npm below would hand on.
  const { NODE: _, npm_node_execpath: __, ...rest } = env;
  return { ...rest, PATH: [bin, env.PATH ?? ''].join(path.delimiter) };
}

export interface OtherNode {
  /** As it names itself: `v22.23.3`. */
  readonly version: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Gets the newest of a version that npm has. @param version `22`, `22.12` or `22.12.0` */
export function getNode(version: string): OtherNode {
  const name = packageOf(process.platform, process.arch);
  const folder = folderOf(version, process.env);
  mkdirSync(folder, { recursive: true });
  const got = spawnSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${version}`], {
    encoding: 'utf8',
    shell: process.platform === nameOfWindows,
  });
  if (got.status !== 0) throw new Error(`npm has no Node ${version} for this machine (${name}): ${got.stderr.trim()}`);
  const bin = path.join(folder, 'node_modules', name, 'bin');
  const env = withNodeOf(bin, process.env);
  const asked = spawnSync('node', ['-p', 'process.execPath + " " + process.version'], { encoding: 'utf8', env });
  const [program, named] = asked.stdout?.trim().split(' ') ?? [];
  if (named === undefined || !named.startsWith(`v${version}`) || path.dirname(program ?? '') !== bin)
    throw new Error(`${bin} holds no Node ${version} that starts: ${asked.stderr || String(asked.error ?? program)}`);
  return { version: named, env };
}
