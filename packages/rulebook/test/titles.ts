// The tests of a file and their titles, read with a real parser, so that comments and strings cannot pass for a test.
import type { Argument, CallExpression, Expression } from 'oxc-parser';
import { parseSync, Visitor } from 'oxc-parser';

export interface Test {
  /** From the outermost `describe` to the test itself. */
  readonly titles: readonly string[];
  /** It is not run: `todo` or `skip`, of its own or of a `describe` around it. */
  readonly waits: boolean;
}

/** The tests of a source file, in its order. What `it.each` makes many of is one test here. */
export function testsOf(file: string, source: string): readonly Test[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const tests: Test[] = [];
  const around: Block[] = [];
  new Visitor({
    CallExpression: (call) => {
      const block = blockOf(call);
      if (block === null) return;
      around.push(block);
      if (block.isTest)
        tests.push({ titles: around.map(({ title }) => title), waits: around.some(({ waits }) => waits) });
    },
    'CallExpression:exit': (call) => {
      if (blockOf(call) !== null) around.pop();
    },
  }).visit(program);
  return tests;
}

interface Block {
  readonly title: string;
  readonly isTest: boolean;
  readonly waits: boolean;
}

/** Null for a call that is neither a test nor a `describe`. */
function blockOf(call: CallExpression): Block | null {
  const title = titleOf(call.arguments[0]);
  const names = namesOf(call.callee);
  if (title === null || names[0] === undefined || !starters.has(names[0])) return null;
  // Playwright says `test.describe`.
  return {
    title,
    isTest: !names.includes('describe'),
    waits: names.includes('todo') || names.includes('skip'),
  };
}

const starters: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

/** `it.skip.each(cases)` as its names. */
function namesOf(callee: Expression): readonly string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...namesOf(callee.object), callee.property.name];
}

/** What stands still in a title; a title that is computed as a whole has no words of its own. */
function titleOf(argument: Argument | undefined): string | null {
  if (argument?.type === 'Literal') return typeof argument.value === 'string' ? argument.value : null;
  if (argument?.type === 'TemplateLiteral') return argument.quasis.map(({ value }) => value.raw).join('…');
  return argument?.type === 'Identifier' || argument?.type === 'MemberExpression' ? '' : null;
}
