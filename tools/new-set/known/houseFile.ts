// A house file read as source: the entry of each card with its line, its parts as they are written, and the words of the
// language in them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'oxc-parser';
import { parseSync, visitorKeys } from 'oxc-parser';

/** One part of an entry, such as `play(steal(1))`. */
export interface Part {
  /** In one line. */
  readonly code: string;
  /** Words that are imported from the engine or from `abilities.ts`, by whatever constant of the file. */
  readonly words: ReadonlySet<string>;
  /** A text that the card has besides: an erratum, or the text that it has as an upgrade. */
  readonly isOther: boolean;
}

export interface Entry {
  readonly id: string;
  /** From the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly parts: readonly Part[];
}

const otherTexts: ReadonlySet<string> = new Set(['erratum', 'playedAsUpgrade', 'textAsUpgrade']);

/** Words of an entry's file that are no words of a card. */
const notOfCards: ReadonlySet<string> = new Set(['abilities', 'erratum']);

/** The entries of a house file. @param file from the root of the project */
export function readHouseFile(root: string, file: string): readonly Entry[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const imported = new Set<string>();
  const constants = new Map<string, Node>();
  const entries: Entry[] = [];
  const wordsIn = (node: Node, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
    new Set(
      namesIn(node).flatMap((name) => {
        const own = constants.get(name);
        if (own !== undefined && !seen.has(name)) return [...wordsIn(own, new Set([...seen, name]))];
        return imported.has(name) && !notOfCards.has(name) ? [name] : [];
      }),
    );
  const partOf = (node: Node): Part => ({
    code: inOneLine(text.slice(node.start, node.end)),
    words: wordsIn(node),
    isOther: node.type === 'CallExpression' && node.callee.type === 'Identifier' && otherTexts.has(node.callee.name),
  });
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type')
      for (const one of statement.specifiers) imported.add(one.local.name);
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id !== null)
      constants.set(declaration.id.name, declaration);
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || init === null) continue;
      constants.set(id.name, init);
      if (statement.type !== 'ExportNamedDeclaration') continue;
      for (const [name, value] of propertiesIn(init)) {
        const parts = value.type === 'ArrayExpression' ? value.elements.filter((one) => one !== null) : [value];
        const line = text.slice(0, value.start).split('\n').length;
        entries.push({ id: name, file, line, parts: parts.map(partOf) });
      }
    }
  }
  return entries;
}

/** The entries in `abilities(drawer, house, { … })`. */
function propertiesIn(node: Node): readonly (readonly [string, Node])[] {
  const call = node.type === 'MemberExpression' ? node.object : node;
  const objects = call.type === 'CallExpression' ? call.arguments.filter((one) => one.type === 'ObjectExpression') : [];
  return objects
    .flatMap(({ properties }) => properties)
    .flatMap((one) => {
      if (one.type !== 'Property') return [];
      const name = one.key.type === 'Identifier' ? one.key.name : one.key.type === 'Literal' ? `${one.key.value}` : '';
      return [[name, one.value] as const];
    });
}

/** The names that stand for values in a piece of source. */
function namesIn(node: Node): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'Property' && !node.computed) return namesIn(node.value);
  if (node.type === 'MemberExpression' && !node.computed) return namesIn(node.object);
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const child: unknown = Reflect.get(node, key);
    return (Array.isArray(child) ? child : [child]).filter(isNode).flatMap(namesIn);
  });
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const inOneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([([]) /g, '$1')
    .replace(/,? ([)\]])/g, '$1')
    .replace(/, }/g, ' }');
