// JSON with the place of its first mistake. `JSON.parse` names the place in some runtimes, for some mistakes; people
// who wrote a deck by hand need it always.

import { printable } from '../faults/quote.ts';
import { firstMistake } from './jsonMistake.ts';

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
    const found =
      at >= text.length ? 'the end of the text' : `"${printable(String.fromCodePoint(text.codePointAt(at)!))}"`;
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
