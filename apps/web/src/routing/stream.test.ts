import { expect, it } from 'vitest';
import { streamIn, streamQuery } from './stream.ts';

it.each<readonly [string, ReturnType<typeof streamIn>]>([
  ['', null],
  ['?view=table', null],
  ['?view=stream', { size: null }],
  ['?view=stream&size=1280x720', { size: { width: 1280, height: 720 } }],
  ['?view=stream&size=1280', { size: null }],
  ['?view=stream&size=9999x720', { size: null }],
  ['?view=stream&size=100x720', { size: null }],
  ['?view=stream&size=-1x9', { size: null }],
])('the address %s asks for a stream, or not', (search, stream) => {
  expect(streamIn(search)).toEqual(stream);
});

it('the moment stays in the address of a stream', () => {
  expect(streamQuery('?t=7.3&as=open')).toBe('?t=7.3&as=open&view=stream');
});
