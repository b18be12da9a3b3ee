// The words of the language of cards, as the engine exports them: name, signature and doc comment, file by file.
import { posix } from 'node:path';
import type { ArrowFunctionExpression, Expression, Function as FunctionNode, Node } from 'oxc-parser';
import type { Declared, Source } from './source.ts';
import { inOneLine, readSource } from './source.ts';

export interface Word {
  readonly name: string;
  /** `draw(amount: Num, who: Who = 'you'): Node`. */
  readonly signature: string;
  /** Empty where the word has no doc comment. */
  readonly prose: string;
  /** From the folder of the language: `verb/zones.ts`. */
  readonly file: string;
}

export const languageFolder = 'packages/engine/src/language';

/** All words, in the order in which their files declare them. */
export const words: readonly Word[] = readSource(`${languageFolder}/words.ts`).passedOn.flatMap((specifier) => {
  const file = posix.normalize(specifier);
  const source = readSource(`${languageFolder}/${file}`);
  return source.declared
    .filter(({ isExported }) => isExported)
    .map((declared) => ({
      name: declared.name,
      signature: signatureOf(declared, source),
      prose: proseBefore(declared.start, source),
      file,
    }));
});

type AnyFunction = ArrowFunctionExpression | FunctionNode;

function signatureOf({ name, value, type }: Declared, source: Source): string {
  const code = (node: Node): string => inOneLine(source.text.slice(node.start, node.end)).replace(/\breadonly /g, '');
  if (type !== null) return `${name}: ${code(type)}`;
  const made = functionOf(value, source);
  const result = made?.returnType?.typeAnnotation;
  if (made === null || result === undefined)
    throw new Error(`${source.path}: ${name} says neither its type nor what it returns`);
  return `${name}(${made.params.map(code).join(', ')}): ${code(result)}`;
}

/** The function that a word is; of `timed('play')` the one that is returned. */
function functionOf(value: Expression | FunctionNode, source: Source): AnyFunction | null {
  if (value.type === 'ArrowFunctionExpression' || 'params' in value) return value;
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return null;
  const { name } = value.callee;
  const maker = source.declared.find((one) => one.name === name)?.value;
  return maker?.type === 'ArrowFunctionExpression' && maker.body.type === 'ArrowFunctionExpression' ? maker.body : null;
}

/** The doc comment that ends where a declaration begins, in one line. */
function proseBefore(start: number, { text, comments }: Source): string {
  const comment = comments.findLast(({ type, end }) => type === 'Block' && end <= start);
  if (comment === undefined || text.slice(comment.end, start).trim() !== '' || !comment.value.startsWith('*'))
    return '';
  return comment.value
    .replace(/^\*/, '')
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/@param (\w+)/g, '`$1`:')
    .trim();
}
