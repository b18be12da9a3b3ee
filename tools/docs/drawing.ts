// Drawings of what imports what, made from the sources: of the packages, or of the rooms of one package.
// A document has one between two marks, `<!-- drawing: packages -->` or `<!-- drawing: @vaultsong/engine -->`, and `<!-- /drawing -->`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTest, layers, rooms } from '../imports/law.ts';
import { scanImports } from '../imports/scan.ts';
import type { Workspace } from '../imports/workspaces.ts';
import { readWorkspaces } from '../imports/workspaces.ts';

/** A thing and the things that it imports from. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** A document with its drawings made anew. */
export function drawn(root: string, text: string): string {
  return text.replace(
    /(<!-- drawing: (\S+) -->\n).*?(<!-- \/drawing -->)/gs,
    (_, before: string, subject: string, after: string) => {
      const graph = subject === 'packages' ? packagesOf(root) : roomsOf(root, subject);
      return `${before}\n\`\`\`mermaid\n${mermaid(graph)}\`\`\`\n\n${after}`;
    },
  );
}

/** Words of Mermaid that cannot name a box. */
const keywords: ReadonlySet<string> = new Set(['class', 'click', 'default', 'end', 'graph', 'style', 'subgraph']);

/** A flowchart in the language of Mermaid, without arrows that follow from others. */
export function mermaid(graph: Graph): string {
  const named = (name: string): string => {
    const short = name.replace(/^@vaultsong\//, '').replace(/\.tsx?$/, '');
    return keywords.has(short) ? `${short}_["${short}"]` : short;
  };
  const lines = [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(graph, other, to)))
      .toSorted()
      .map((to) => `  ${named(from)} --> ${named(to)}`),
  );
  return `flowchart TD\n${lines.join('\n')}\n`;
}

function reaches(graph: Graph, from: string, to: string): boolean {
  const targets = graph.get(from) ?? new Set();
  return targets.has(to) || [...targets].some((next) => reaches(graph, next, to));
}

/** The sources of a package but for its tests. */
const sourcesOf = (root: string, { dir, files }: Workspace): readonly string[] =>
  files.filter((file) => file.startsWith(path.join(dir, 'src')) && !isTest(path.relative(root, file)));

/** Packages and apps, from those at the top to the engine. */
function packagesOf(root: string): Graph {
  const { members } = readWorkspaces(root);
  const order = layers.flat().toReversed();
  return new Map(
    order.flatMap((name) => {
      const member = members.find((one) => one.name === name);
      if (member === undefined) return [];
      const found = new Set<string>();
      for (const file of sourcesOf(root, member)) {
        const source = readFileSync(file, 'utf8');
        // To parse is dear: only what may import a package that is not found yet is looked through.
        if (!order.some((other) => other !== name && !found.has(other) && source.includes(`'${other}`))) continue;
        for (const { specifier } of scanImports(file, source)) found.add(specifier.split('/').slice(0, 2).join('/'));
      }
      return [[name, new Set(order.filter((other) => other !== name && found.has(other)))] as const];
    }),
  );
}

/** The rooms of a package, from its door to its ground. */
function roomsOf(root: string, name: string): Graph {
  const member = readWorkspaces(root).members.find((one) => one.name === name);
  const order = (rooms[name] ?? []).filter((room) => room !== 'testing').toReversed();
  if (member === undefined || order.length === 0) throw new Error(`${name} has no rooms in tools/imports/law.ts`);
  const src = path.join(member.dir, 'src');
  const roomOf = (file: string): string => path.relative(src, file).split(path.sep)[0] ?? '';
  const graph = new Map(order.map((room) => [room, new Set<string>()]));
  for (const file of sourcesOf(root, member)) {
    const found = graph.get(roomOf(file));
    const isNew = (specifier: string): boolean => {
      const target = roomOf(path.resolve(path.dirname(file), specifier));
      return graph.has(target) && target !== roomOf(file) && found?.has(target) === false;
    };
    const source = readFileSync(file, 'utf8');
    // As above: only a file that may import from a room that is not found yet is parsed.
    if (![...source.matchAll(/'(\.\.?\/[^'\n]+)'/g)].some(([, specifier = '']) => isNew(specifier))) continue;
    for (const { specifier } of scanImports(file, source))
      if (specifier.startsWith('.') && isNew(specifier))
        found?.add(roomOf(path.resolve(path.dirname(file), specifier)));
  }
  return graph;
}
