// Finds the first mistake in a text that is known not to be JSON.

/** Where the mistake is, as an index into the text, and what could have stood there. */
export interface Mistake {
  readonly at: number;
  readonly expected: string;
}

type Expected =
  | 'a value'
  | 'a value or "]"'
  | 'a name in quotes'
  | 'a name in quotes or "}"'
  | '":"'
  | '"," or "]"'
  | '"," or "}"'
  | 'the end of the text';

const space = /[ \t\n\r]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The first mistake of a text; of a text that is JSON after all: its end. */
export function firstMistake(text: string): Mistake {
  const walk = new Walk(text);
  let expected: Expected = 'a value';
  for (;;) {
    walk.match(space);
    const next = walk.step(expected);
    if (next === null)
      return { at: walk.at, expected: walk.inString ? 'the rest of the string, with " at its end' : expected };
    expected = next;
  }
}

/** Goes through a text token by token, without recursion: a hostile one may be nested deeply. */
class Walk {
  at = 0;
  /** It stopped inside a string. */
  inString = false;
  private readonly open: ('[' | '{')[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  match(token: RegExp): boolean {
    token.lastIndex = this.at;
    if (!token.test(this.text)) return false;
    this.at = token.lastIndex;
    return true;
  }

  /** Takes what is expected. @returns what is expected next, null where something else stands */
  step(expected: Expected): Expected | null {
    switch (expected) {
      case 'a value':
        return this.value();
      case 'a value or "]"':
        return this.take(']') ? this.close() : this.value();
      case 'a name in quotes':
        return this.string() ? '":"' : null;
      case 'a name in quotes or "}"':
        return this.take('}') ? this.close() : this.step('a name in quotes');
      case '":"':
        return this.take(':') ? 'a value' : null;
      case '"," or "]"':
        return this.take(']') ? this.close() : this.take(',') ? 'a value' : null;
      case '"," or "}"':
        return this.take('}') ? this.close() : this.take(',') ? 'a name in quotes' : null;
      case 'the end of the text':
        return null;
    }
  }

  private value(): Expected | null {
    if (this.take('[')) return this.enter('[', 'a value or "]"');
    if (this.take('{')) return this.enter('{', 'a name in quotes or "}"');
    return this.string() || this.match(scalar) ? this.afterValue() : null;
  }

  /** Letter by letter: a regular expression of one choice after the other runs out of stack in a long string. */
  private string(): boolean {
    if (!this.take('"')) return false;
    while (this.plainLetter() || this.match(escaped));
    this.inString = !this.take('"');
    return !this.inString;
  }

  private plainLetter(): boolean {
    const letter = this.text[this.at];
    if (letter === undefined || letter < ' ' || letter === '"' || letter === '\\') return false;
    this.at++;
    return true;
  }

  private enter(bracket: '[' | '{', next: Expected): Expected {
    this.open.push(bracket);
    return next;
  }

  private close(): Expected {
    this.open.pop();
    return this.afterValue();
  }

  private afterValue(): Expected {
    const around = this.open.at(-1);
    if (around === undefined) return 'the end of the text';
    return around === '[' ? '"," or "]"' : '"," or "}"';
  }

  private take(char: string): boolean {
    if (this.text[this.at] !== char) return false;
    this.at++;
    return true;
  }
}
