import path from 'node:path';
import { expect, test } from 'vitest';
import { isRiddle, openingOf, riddles } from './openings.ts';

test.each([
  ['// Registry of tables in memory.\nimport x;', 'Registry of tables in memory.'],
  ['/**\n * Limits attempts by name.\n */', 'Limits attempts by name.'],
  ['/** A table. */', 'A table. */'],
  ['#!/usr/bin/env node\n// The command line.', 'The command line.'],
  ["import { a } from './a.ts';", null],
])('the opening of %j is %j', (source, opening) => expect(openingOf(source)).toBe(opening));

test.each([
  ['What lists show of a table', true],
  ['Whoever guesses passwords', true],
  ['Whatever is the matter', true],
  ['Whole tables', false],
  ['Howling wolves', false],
])('%j is a riddle: %s', (opening, is) => expect(isRiddle(opening)).toBe(is));

test('each file of the project opens with what it is', () => {
  expect(riddles(path.resolve(import.meta.dirname, '../..'))).toEqual([]);
});
