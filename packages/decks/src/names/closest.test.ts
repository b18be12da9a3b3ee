import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closest } from '../index.ts';
import { editDistance } from './closest.ts';

const known = ['anger', 'bad-penny', 'ganger-chieftain', 'hunting-witch', 'niffle-ape', 'witch-of-the-eye'];

test.each([
  ['angre', ['anger']],
  ['Bad Penny', ['bad-penny']],
  ['bad_peny', ['bad-penny']],
  ['nifle-app', ['niffle-ape']],
  ['gangre-chief', ['ganger-chieftain']],
  ['hutning', ['hunting-witch']],
  ['witch', ['hunting-witch', 'witch-of-the-eye']],
  ['xyzxyzxyz', []],
])('%s is like %j', (name, like) => {
  expect(closest(name, known)).toEqual(like);
});

test('no more than asked for', () => {
  expect(closest('witch', known, 1)).toEqual(['hunting-witch']);
});

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'abxc', 1],
  ['abcd', 'axcd', 1],
  ['kitten', 'sitting', 3],
])('%j and %j are %i letters apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test('a bound changes no answer within it', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.nat({ max: 8 }), (a, b, most) => {
      const distance = editDistance(a, b);
      if (distance <= most) expect(editDistance(a, b, most)).toBe(distance);
      else expect(editDistance(a, b, most)).toBeGreaterThan(most);
    }),
  );
});
