import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonError, parseJson } from '../index.ts';

const mistakeIn = (text: string): string => {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonError) return error.message;
    throw error;
  }
  return 'none';
};

describe('the first mistake in a JSON text', () => {
  test.each([
    ['', 'line 1, column 1: found the end of the text, expected a value'],
    ['{', 'line 1, column 2: found the end of the text, expected a name in quotes or "}"'],
    ['{"a": 1,}', 'line 1, column 9: found "}", expected a name in quotes'],
    ['{"a": 1 "b": 2}', 'line 1, column 9: found """, expected "," or "}"'],
    ['[1, 2,\n 3,]', 'line 2, column 4: found "]", expected a value'],
    ['[1 2]', 'line 1, column 4: found "2", expected "," or "]"'],
    ['{a: 1}', 'line 1, column 2: found "a", expected a name in quotes or "}"'],
    ["['x']", 'line 1, column 2: found "\'", expected a value or "]"'],
    ['"open', 'line 1, column 6: found the end of the text, expected the rest of the string, with " at its end'],
    ['["a\nb"]', 'line 1, column 4: found "\\u{a}", expected the rest of the string, with " at its end'],
    ['{"a\\x": 1}', 'line 1, column 4: found "\\", expected the rest of the string, with " at its end'],
    ['{} x', 'line 1, column 4: found "x", expected the end of the text'],
    ['nul', 'line 1, column 1: found "n", expected a value'],
    ['01', 'line 1, column 2: found "1", expected the end of the text'],
    ['[1, 😀]', 'line 1, column 5: found "😀", expected a value'],
  ])('%j', (text, message) => {
    expect(mistakeIn(text)).toBe(message);
  });

  test('text that is JSON has none', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('is not further than the place where a JSON text was cut off', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, n) => {
        const text = `[${json},0]`;
        const cut = text.slice(0, n % text.length);
        const message = mistakeIn(cut);
        expect(message).toMatch(/^line 1, column \d+: /);
        expect(Number(/column (\d+)/.exec(message)?.[1])).toBeLessThanOrEqual(cut.length + 1);
      }),
    );
  });
});
