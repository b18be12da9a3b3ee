// Tests of the rate limit of chat, by a clock that the test sets.
import { expect, test } from 'vitest';
import { sharedStore } from '../../testing/store.ts';
import { Chat } from '../chat.ts';

test('a clock that is set back silences nobody', async () => {
  let now = 3_600_000;
  const chat = new Chat(await sharedStore(), () => now);
  const speak = (times: number): readonly boolean[] => Array.from({ length: times }, () => chat.maySpeak('ann'));
  expect(speak(7)).toEqual([true, true, true, true, true, true, false]);
  now = 0;
  expect(speak(7)).toEqual([true, true, true, true, true, true, false]);
  now = 10_000;
  expect(speak(1)).toEqual([true]);
});
