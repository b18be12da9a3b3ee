import { expect, test } from 'vitest';
import { closest } from './index.ts';

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
