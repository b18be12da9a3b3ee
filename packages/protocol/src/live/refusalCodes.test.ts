// Codes of refusals by message: those of its own schema, of its command, and of every message.
import { expect, it } from 'vitest';
import { refusalCodesOf } from './refusalCodes.ts';

it.each([
  ['a sign of life', { type: 'ping' } as const, ['invalid', 'too-many', 'failed', 'unavailable']],
  ['a subscription', { type: 'subscribe' } as const, ['not-found', 'forbidden']],
  ['an answer', { type: 'command', command: { type: 'answer' } } as const, ['not-your-seat', 'stale', 'endless']],
])('of %s', (_, message, codes) => {
  expect(refusalCodesOf(message)).toEqual(expect.arrayContaining(codes));
});

it('are those of the command alone', () => {
  expect(refusalCodesOf({ type: 'command', command: { type: 'concede' } })).not.toContain('stale');
  expect(refusalCodesOf({ type: 'ping' })).not.toContain('not-found');
});
