// The server of a probe as plain code, with its threads and those who ask it: a probe starts it a hundred times, and to translate two thousand files
// each time would take most of its time.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../../..');
const server = path.join(root, 'apps/server');
const cache = path.join(server, 'node_modules/.cache/vaultsong');

/** What starts by itself, below the folder of the server: this, and the threads and processes that it starts as files beside its own. */
const starts = {
  main: 'src/main.ts',
  server: 'probe/serve.ts',
  players: 'probe/load/players.ts',
  attackers: 'probe/flood/attackers.ts',
} as const;
const startedBeside: readonly string[] = [
  'src/store/embedded/worker.mjs',
  'src/store/embedded/createProcess.mjs',
  'src/workers/worker.mjs',
  'src/tables/thinking.mjs',
];

/** What a file of `startedBeside` is called among the plain code, where all lie in one folder. */
const builtName = (file: string): string => file.replace(/\.mjs$/, '').replaceAll('/', '-');

/** A source that finds what lies beside it: threads beside the plain code, all else where it was. */
function withPlaces(source: string, folder: string): string {
  return source.replaceAll(/import\.meta\.dirname(?:, '(\w+\.mjs)')?/g, (_, name: string | undefined) => {
    if (name === undefined) return JSON.stringify(folder);
    const file = path.relative(server, path.join(folder, name)).replaceAll(path.sep, '/');
    const isBuilt = startedBeside.includes(file);
    return isBuilt ? `import.meta.dirname, '${builtName(file)}.mjs'` : `${JSON.stringify(folder)}, '${name}'`;
  });
}

/** Packages that stand where the server finds them; what a package of ours has for itself is taken in. */
const isFound = (name: string): boolean => {
  const [scope = '', rest = ''] = name.split('/');
  const folderOf = scope.startsWith('@') ? `${scope}/${rest}` : scope;
  return (
    isBuiltin(name) ||
    existsSync(path.join(root, 'apps/server/node_modules', folderOf)) ||
    (existsSync(path.join(root, 'node_modules', folderOf)) && scope !== '@noble')
  );
};

/** Packages of others are not taken in, and a file of ours still finds what lies beside it. */
const ours: Plugin = {
  name: 'ours',
  setup(building) {
    // Nothing is left to translate.
    building.onResolve({ filter: /^tsx\/esm\/api$/ }, ({ path: name }) => ({ path: name, namespace: 'nothing' }));
    building.onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: 'export const register = () => {};' }));
    building.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      name.startsWith('@vaultsong/') || !isFound(name) ? undefined : { path: name, external: true },
    );
    building.onLoad({ filter: /apps\/server\/.*\.ts$/ }, ({ path: file }) => ({
      contents: withPlaces(readFileSync(file, 'utf8'), path.dirname(file)),
      loader: 'ts',
    }));
  },
};

let made: Promise<string> | undefined;

/** Makes it once for each process. @returns the file with which that starts */
export async function builtFile(start: keyof typeof starts): Promise<string> {
  made ??= make();
  return path.join(await made, `${start}.mjs`);
}

/** @returns its folder */
async function make(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(
      [...Object.entries(starts), ...startedBeside.map((file) => [builtName(file), file] as const)].map(
        ([name, file]) => [name, path.join(server, file)],
      ),
    ),
    outdir: cache,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Names of functions are for who reads a profile.
    keepNames: true,
    plugins: [ours],
    logLevel: 'warning',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const folder = path.join(cache, `probe-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}.draft`;
  mkdirSync(draft, { recursive: true });
  for (const { path: file, contents } of outputFiles) writeFileSync(path.join(draft, path.basename(file)), contents);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process may have been first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
