// A source file of the project as text and syntax tree, for the page of words: its constants, and the names in a piece of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArrowFunctionExpression, Comment, Expression, Function as FunctionNode, Node } from 'oxc-parser';
import { parseSync, visitorKeys } from 'oxc-parser';
import { root } from '../docsBlocks.ts';

/** A constant or function at the top of a file. */
export interface Declared {
  readonly name: string;
  readonly start: number;
  readonly isExported: boolean;
  readonly value: Expression | FunctionNode;
  /** The type that a constant is declared with. */
  readonly type: Node | null;
}

export interface Source {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
  readonly comments: readonly Comment[];
  readonly declared: readonly Declared[];
  /** Values that are imported by name from other packages. */
  readonly imported: readonly string[];
  /** Files of which all is exported, as they are written: `./ability.ts`. */
  readonly passedOn: readonly string[];
}

/** Reads a file by its path from the root. */
export function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const declared: Declared[] = [];
  const imported: string[] = [];
  const passedOn: string[] = [];
  for (const statement of program.body) {
    if (statement.type === 'ExportAllDeclaration') passedOn.push(statement.source.value);
    if (
      statement.type === 'ImportDeclaration' &&
      statement.importKind !== 'type' &&
      !statement.source.value.startsWith('.')
    )
      for (const one of statement.specifiers) imported.push(one.local.name);
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    const { start } = statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id !== null)
      declared.push({ name: declaration.id.name, start, isExported, value: declaration, type: null });
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init !== null)
        declared.push({
          name: id.name,
          start,
          isExported,
          value: init,
          type: id.typeAnnotation?.typeAnnotation ?? null,
        });
  }
  return { path, text, comments, declared, imported, passedOn };
}

/** A piece of a file in one line, however the formatter has broken it. */
export const inOneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([([]) /g, '$1')
    .replace(/,? ([)\]])/g, '$1')
    .replace(/, }/g, ' }');

/** A name that stands for a value in a piece of a file. */
export interface Mentioned {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The names that a piece of a file uses and does not declare itself. */
export function mentionsIn(node: Node): readonly Mentioned[] {
  if (node.type === 'Identifier') return [{ name: node.name, start: node.start, end: node.end }];
  if (node.type === 'Property') return node.computed ? childrenOf(node).flatMap(mentionsIn) : mentionsIn(node.value);
  if (node.type === 'MemberExpression' && !node.computed) return mentionsIn(node.object);
  if (node.type === 'ArrowFunctionExpression') return mentionsInFunction(node);
  if (node.type.startsWith('TS')) return node.type === 'TSAsExpression' ? mentionsIn(node.expression) : [];
  return childrenOf(node).flatMap(mentionsIn);
}

function mentionsInFunction({ params, body }: ArrowFunctionExpression): readonly Mentioned[] {
  const own = new Set(params.flatMap((param) => childrenAndSelf(param).flatMap(nameOf)));
  return mentionsIn(body).filter(({ name }) => !own.has(name));
}

const nameOf = (node: Node): readonly string[] => (node.type === 'Identifier' ? [node.name] : []);

const childrenAndSelf = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(childrenAndSelf)];

const childrenOf = (node: Node): readonly Node[] =>
  (visitorKeys[node.type] ?? []).flatMap((key) => {
    const child: unknown = Reflect.get(node, key);
    return Array.isArray(child) ? child.filter(isNode) : isNode(child) ? [child] : [];
  });

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What stands under each name in the objects at the top of a file. */
export const entriesIn = ({ declared, text }: Source): ReadonlyMap<string, string> =>
  new Map(
    declared.flatMap(({ value }) =>
      value.type !== 'ObjectExpression'
        ? []
        : value.properties.flatMap((one) =>
            one.type === 'Property' && one.key.type === 'Identifier'
              ? [[one.key.name, inOneLine(text.slice(one.value.start, one.value.end))] as const]
              : [],
          ),
    ),
  );
