/** Reads what a source file imports, with a real parser, so that comments and strings cannot deceive the check. */
import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  specifier: string;
  line: number;
  /**
   * `value`: loaded when the file is loaded, or by `import()`.
   * `type`: erased by the compiler, so it takes part in no cycle at run time.
   * `url`: `new URL('./worker.ts', import.meta.url)` or `import.meta.resolve('./worker.ts')`, the ways to name a worker; loaded apart.
   */
  kind: 'value' | 'type' | 'url';
  /** What is imported by name, as the other file calls it. */
  names: readonly string[];
}

export function scanImports(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);

  const found: Import[] = [];
  const add = (node: { start: number; value: string }, kind: Import['kind'], names: readonly string[] = []) =>
    found.push({ specifier: node.value, line: source.slice(0, node.start).split('\n').length, kind, names });
  const kindOf = (written: 'value' | 'type' | null | undefined) => (written === 'type' ? 'type' : 'value');

  new Visitor({
    ImportDeclaration: (node) => {
      const names = node.specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? [one.imported.name] : [],
      );
      add(node.source, kindOf(node.importKind), names);
    },
    ExportAllDeclaration: (node) => add(node.source, kindOf(node.exportKind)),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.source, kindOf(node.exportKind));
    },
    ImportExpression: (node) => {
      if (isString(node.source)) add(node.source, 'value');
    },
    TSImportType: (node) => add(node.source, 'type'),
    CallExpression: ({ callee, arguments: [target] }) => {
      const isResolve =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'MetaProperty' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'resolve';
      if (isResolve && target && isString(target)) add(target, 'url');
    },
    NewExpression: (node) => {
      const [target, base] = node.arguments;
      const isUrl = node.callee.type === 'Identifier' && node.callee.name === 'URL';
      const isHere = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty';
      if (isUrl && isHere && target && isString(target)) add(target, 'url');
    },
  }).visit(program);
  return found;
}

function isString<T extends { type: string }>(node: T): node is T & { start: number; value: string } {
  return node.type === 'Literal' && 'value' in node && typeof node.value === 'string';
}
