// The import graph of the whole repository, from each file to those that import it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { scanImports } from '../imports/scan.ts';
import type { Workspace } from '../imports/workspaces.ts';
import { readWorkspaces } from '../imports/workspaces.ts';

/** Absolute paths. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

export function importersIn(rootDir: string): Importers {
  const { root, members } = readWorkspaces(rootDir);
  const importers = new Map<string, Set<string>>();
  for (const file of [root, ...members].flatMap(({ files }) => files))
    for (const { specifier } of scanImports(file, readFileSync(file, 'utf8'))) {
      const target = targetOf(specifier, file, members);
      if (target === null) continue;
      const found = importers.get(target) ?? new Set();
      importers.set(target, found.add(file));
    }
  return importers;
}

/** @returns null where a library is imported, or nothing that is there */
function targetOf(specifier: string, from: string, members: readonly Workspace[]): string | null {
  if (specifier.startsWith('.')) {
    const target = path.resolve(path.dirname(from), specifier);
    return existsSync(target) && statSync(target).isFile() ? target : null;
  }
  for (const { name, dir, exports } of members) {
    const entry =
      specifier === name ? '.' : specifier.startsWith(`${name}/`) ? `.${specifier.slice(name.length)}` : null;
    const file = entry === null ? undefined : exports.get(entry);
    if (file !== undefined) return path.resolve(dir, file);
  }
  return null;
}
