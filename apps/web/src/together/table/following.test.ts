// What the page of a table heeds of what its connection hears.
import { expect, it } from 'vitest';
import type { Socket } from '../../online/live/live.ts';
import { Live } from '../../online/live/live.ts';
import { Following } from './following.ts';
import type { Words } from './words.ts';

const [here, elsewhere] = ['aaaaaaaaaa', 'bbbbbbbbbb'];

const unasked = (): never => {
  throw new Error('Nothing is put into words here');
};
const words: Words = { hear: unasked, sayPreview: unasked, aimed: unasked, listDecks: unasked, verify: unasked };

it('is refused by an error about its own table, and not by one about another', () => {
  const socket: Socket = { send: () => {}, close: () => {}, onmessage: null, onclose: null };
  const live = new Live({ connect: () => socket, later: () => () => {}, chance: () => 1 });
  const following = new Following(here, live, words, { now: () => 0, later: () => () => {} });
  const stop = following.watch(() => {});
  const say = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  say({ is: 'error', code: 'not-found', message: 'There is none', table: elsewhere });
  say({ is: 'error', code: 'too-many', message: 'Wait a moment' });
  expect(following.read()).toMatchObject({ stand: 'opening', trouble: null });
  say({ is: 'error', code: 'not-found', message: 'There is none', table: here });
  expect(following.read()).toMatchObject({ stand: 'refused', trouble: 'There is none' });
  stop();
});
