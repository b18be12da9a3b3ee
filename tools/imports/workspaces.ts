/** The workspaces of the repository, their manifests and their source files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Workspace {
  /** Empty for the root: its configuration files and `tools/`. */
  name: string;
  /** Absolute. */
  dir: string;
  /** Names of the packages that it declares, of whatever kind. */
  declared: ReadonlySet<string>;
  /** Those of them that an install without development tools has. */
  dependencies: ReadonlySet<string>;
  /** `exports`: '.', './testing', and the file of each, from `dir`. */
  exports: ReadonlyMap<string, string>;
  /** Absolute paths. */
  files: readonly string[];
}

interface Manifest {
  name: string;
  workspaces?: string[];
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const ignored = new Set(['node_modules', 'dist', 'coverage']);

export function readWorkspaces(root: string): { root: Workspace; members: Workspace[] } {
  const dirs = (readManifest(root).workspaces ?? []).flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [path.join(root, pattern)];
    const parent = path.join(root, pattern.slice(0, -2));
    return existsSync(parent)
      ? readdirSync(parent)
          .sort()
          .map((name) => path.join(parent, name))
      : [];
  });
  const members = dirs.filter((dir) => existsSync(path.join(dir, 'package.json')));
  const ownFiles = [...sourceFiles(path.join(root, 'tools')), ...sourceFilesHere(root)];
  return {
    root: { ...readWorkspace(root, ownFiles), name: '' },
    members: members.map((dir) => readWorkspace(dir, sourceFiles(dir))),
  };
}

function readWorkspace(dir: string, files: string[]): Workspace {
  const manifest = readManifest(dir);
  const { dependencies, devDependencies, peerDependencies } = manifest;
  return {
    name: manifest.name,
    dir,
    declared: new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })),
    dependencies: new Set(Object.keys({ ...dependencies, ...peerDependencies })),
    exports: new Map(Object.entries(manifest.exports ?? {})),
    files,
  };
}

function readManifest(dir: string): Manifest {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
}

function sourceFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const below = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ignored.has(entry.name) && !entry.name.startsWith('.'))
    .flatMap((entry) => sourceFiles(path.join(dir, entry.name)));
  return [...sourceFilesHere(dir), ...below];
}

function sourceFilesHere(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => path.join(dir, entry.name));
}
