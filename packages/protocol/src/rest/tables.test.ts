// Bodies of requests about tables.
import { expect, test } from 'vitest';
import { openTableBody } from './tables.ts';

test('a body with a name of version 1 is refused by that name: without it nobody would sit at the new table', () => {
  const terms = { play: { type: 'duel', decks: 'own' } };
  expect(openTableBody.safeParse({ terms, join: { deck: 'guide-achea' } }).success).toBe(true);
  const { error } = openTableBody.safeParse({ terms, sit: { deck: 'guide-achea' } });
  expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['sit'] }]);
});
