// The server as plain code in one file: a probe starts it a hundred times, and to translate two thousand files each time would take most
// of its time.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, 'apps/server/node_modules/.cache/vaultsong');

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
    building.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      name.startsWith('@vaultsong/') || !isFound(name) ? undefined : { path: name, external: true },
    );
    building.onLoad({ filter: /apps\/server\/.*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
      loader: 'ts',
    }));
  },
};

let made: Promise<string> | undefined;

/** Makes it once for each process. @returns its file */
export function bundledServer(): Promise<string> {
  made ??= make();
  return made;
}

async function make(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `server-${process.pid}.mjs`);
  await build({
    entryPoints: [path.resolve(import.meta.dirname, '../serve.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Names of functions are for who reads a profile.
    keepNames: true,
    plugins: [ours],
    logLevel: 'warning',
  });
  return file;
}
