/** Checks the sources of a repository against the import law. */
import { readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { findCycles } from './cycles.ts';
import type { Rule } from './law.ts';
import { admitted, closed, isShipped, isTest, layerOf, recursive, reserved, rooms } from './law.ts';
import type { Roomed } from './rooms.ts';
import { checkRooms } from './rooms.ts';
import type { Import } from './scan.ts';
import { scanImports } from './scan.ts';
import type { Workspace } from './workspaces.ts';
import { readWorkspaces } from './workspaces.ts';

export interface Violation {
  /** Relative to the root. */
  file: string;
  line: number;
  /** What was written, or the circle. */
  what: string;
  rule: Rule;
}

export interface Report {
  files: number;
  imports: number;
  violations: Violation[];
}

export function checkImports(rootDir: string): Report {
  const { root, members } = readWorkspaces(rootDir);
  const report: Report = { files: 0, imports: 0, violations: [] };
  const relative = (file: string) => path.relative(rootDir, file);
  const add = (file: string, line: number, what: string, rule: Rule) =>
    report.violations.push({ file: relative(file), line, what, rule });

  for (const workspace of [root, ...members]) {
    if (workspace !== root && layerOf(workspace.name) === undefined) {
      add(path.join(workspace.dir, 'package.json'), 1, workspace.name, 'layer');
      continue;
    }
    const graph = new Map<string, string[]>();
    const roomed: Roomed[] = [];
    for (const file of workspace.files) {
      const source = readFileSync(file, 'utf8');
      const imports = scanImports(file, source);
      report.files += 1;
      report.imports += imports.length;
      for (const found of imports) {
        const rule = brokenRule(found, file, workspace, root, members, relative(file));
        if (rule !== null) add(file, found.line, found.specifier, rule);
        for (const name of reservedNames(found, file, relative)) add(file, found.line, name, 'reserved');
      }
      graph.set(file, neededFiles(file, imports, relative));
      const src = path.join(workspace.dir, 'src');
      if (isInside(file, src)) roomed.push(asRoomed(file, source, imports, src, relative));
    }
    const order = rooms[workspace.name];
    if (order) report.violations.push(...checkRooms(order, roomed));
    for (const cycle of findCycles(graph)) add(cycle[0]!, 1, cycle.map(relative).join(' -> '), 'cycle');
  }
  return report;
}

/** What an import takes by name that is reserved for other files. */
function reservedNames({ specifier, names }: Import, file: string, relative: (file: string) => string): string[] {
  if (names.length === 0 || !isPath(specifier) || isTest(relative(file)) || /\/(tests|testing)\//.test(relative(file)))
    return [];
  const from = relative(path.resolve(path.dirname(file), specifier));
  return reserved.flatMap((one) =>
    one.file === from && names.includes(one.name) && !(relative(file) in one.by) ? [one.name] : [],
  );
}

function brokenRule(
  { specifier, kind }: Import,
  file: string,
  from: Workspace,
  root: Workspace,
  members: readonly Workspace[],
  place: string,
): Rule | null {
  if (isPath(specifier)) {
    // The root's configuration files and tools live beside the workspaces, and may not reach into them either.
    const target = path.resolve(path.dirname(file), specifier);
    const home = members.find((member) => isInside(target, member.dir)) ?? root;
    return home === from ? null : 'name';
  }
  const isClosed = closed.includes(from.name) && !isTest(place);
  if (isBuiltin(specifier)) return isClosed ? 'closed' : null;
  if (isVirtual(specifier)) return null;

  const name = packageName(specifier);
  const target = members.find((member) => member.name === name);
  if (target && target !== from) {
    if (from !== root && layerOf(target.name)! >= layerOf(from.name)!) return 'direction';
    if (!target.exports.has(`.${specifier.slice(name.length)}`)) return 'name';
  }
  if (isClosed && !admitted.some((one) => one.file === place && one.library === name)) return 'closed';
  const declared = from.declared.has(name) || (isTest(place) && !target && root.declared.has(name));
  if (!declared) return 'declared';
  return kind !== 'type' && isShipped(place) && !from.dependencies.has(name) ? 'shipped' : null;
}

function asRoomed(
  file: string,
  source: string,
  imports: readonly Import[],
  src: string,
  relative: (file: string) => string,
): Roomed {
  const inside = (target: string) => path.relative(src, target).split(path.sep).join('/');
  return {
    file: relative(file),
    inside: inside(file),
    lines: source.trimEnd().split('\n').length,
    imports: imports.flatMap(({ specifier, line }) => {
      const target = isPath(specifier) ? resolveFile(file, specifier) : null;
      return target !== null && isInside(target, src) ? [{ line, specifier, inside: inside(target) }] : [];
    }),
  };
}

/** The files of the same workspace without which this one cannot be understood: workers are apart. */
function neededFiles(file: string, imports: readonly Import[], relative: (file: string) => string): string[] {
  const grammar = recursive.find(({ folder }) => relative(file).startsWith(`${folder}/`));
  return imports.flatMap(({ specifier, kind }) => {
    const target = kind !== 'url' && isPath(specifier) ? resolveFile(file, specifier) : null;
    if (target === null) return [];
    return kind === 'type' && grammar && relative(target).startsWith(`${grammar.folder}/`) ? [] : [target];
  });
}

function resolveFile(from: string, specifier: string): string | null {
  const base = path.resolve(path.dirname(from), specifier.replace(/\?.*$/, ''));
  const candidates = [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')];
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile()) ?? null;
}

function isPath(specifier: string): boolean {
  return specifier.startsWith('.') || specifier.startsWith('/');
}

/** Modules that a bundler makes up, such as `virtual:…`; `node:` never comes here. */
function isVirtual(specifier: string): boolean {
  return /^[a-z-]+:/.test(specifier);
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isInside(target: string, dir: string): boolean {
  return target === dir || target.startsWith(dir + path.sep);
}
