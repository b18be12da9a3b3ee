// JSON with the place of its first mistake. `JSON.parse` names the place in some runtimes, for some mistakes; people
// who wrote a deck by hand need it always.

/** Where and why a text is not JSON; lines and columns count from 1. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly expected: string;

  constructor(text: string, at: number, expected: string) {
    const before = text.slice(0, at).split('\n');
    const line = before.length;
    const column = before.at(-1)!.length + 1;
    const found = at >= text.length ? 'the end of the text' : `"${String.fromCodePoint(text.codePointAt(at)!)}"`;
    super(`line ${line}, column ${column}: found ${found}, expected ${expected}`);
    this.line = line;
    this.column = column;
    this.found = found;
    this.expected = expected;
  }
}

/**
 * Reads a JSON text; a byte order mark in front is ignored.
 * @throws JsonError with the place of the first mistake
 */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch {
    const { at, expected } = firstMistake(json);
    throw new JsonError(json, at, expected);
  }
}

const space = /[ \t\n\r]*/y;
const string = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Expected =
  | 'a value'
  | 'a value or "]"'
  | 'a name in quotes'
  | 'a name in quotes or "}"'
  | '":"'
  | '"," or "]"'
  | '"," or "}"'
  | 'the end of the text';

/** Walks a text that is known to be wrong, without recursion: a hostile one may be nested deeply. */
function firstMistake(text: string): { readonly at: number; readonly expected: string } {
  let at = 0;
  let expected: Expected = 'a value';
  const open: ('[' | '{')[] = [];
  const match = (token: RegExp): boolean => {
    token.lastIndex = at;
    if (!token.test(text)) return false;
    at = token.lastIndex;
    return true;
  };
  const take = (char: string): boolean => {
    if (text[at] !== char) return false;
    at++;
    return true;
  };
  const afterValue = (): Expected =>
    open.at(-1) === '[' ? '"," or "]"' : open.at(-1) === '{' ? '"," or "}"' : 'the end of the text';
  const close = (): Expected => {
    open.pop();
    return afterValue();
  };
  const enter = (bracket: '[' | '{', next: Expected): Expected => {
    open.push(bracket);
    return next;
  };
  const step = (): Expected | null => {
    switch (expected) {
      case 'a value or "]"':
        if (take(']')) return close();
        return value();
      case 'a value':
        return value();
      case 'a name in quotes or "}"':
        if (take('}')) return close();
        return match(string) ? '":"' : null;
      case 'a name in quotes':
        return match(string) ? '":"' : null;
      case '":"':
        return take(':') ? 'a value' : null;
      case '"," or "]"':
        if (take(']')) return close();
        return take(',') ? 'a value' : null;
      case '"," or "}"':
        if (take('}')) return close();
        return take(',') ? 'a name in quotes' : null;
      case 'the end of the text':
        return null;
    }
  };
  const value = (): Expected | null => {
    if (take('[')) return enter('[', 'a value or "]"');
    if (take('{')) return enter('{', 'a name in quotes or "}"');
    return match(string) || match(scalar) ? afterValue() : null;
  };
  for (;;) {
    match(space);
    const next = step();
    if (next === null) return { at, expected };
    expected = next;
  }
}
