// Tests of the verdict on a player's own nonce in the log of a match.
import { expect, it } from 'vitest';
import { sayOwnNonce } from './log.ts';

it('says whether the log has what one added, and that something is wrong where it has another', () => {
  expect(sayOwnNonce('ab', 'ab')).toBe('It contains what your browser added to the randomness.');
  expect(sayOwnNonce('', 'ab')).toMatch(/wrong.*added ab.*has nothing of you/);
  expect(sayOwnNonce('cd', 'ab')).toMatch(/wrong.*added ab.*has cd of you/);
  expect(sayOwnNonce('ab', null)).toMatch(/added ab.*does not remember/);
  expect(sayOwnNonce('', null)).toMatch(/added nothing/);
});
