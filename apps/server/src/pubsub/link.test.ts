import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link, Outbox } from './link.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A way on which what is sent is heard, as long as it is open. */
function linked() {
  let isOpen = true;
  let beats = 0;
  const told: (string | null)[] = [];
  const link: Link = new Link(
    'me',
    (text) => void (isOpen && link.heard(text)),
    () => void beats++,
    { beat: 10, patience: 30 },
  );
  link.watch((lost) => told.push(lost === null ? null : lost.message));
  const open = (is: boolean): void => {
    isOpen = is;
  };
  return { link, told, open, beats: () => beats };
}

test('a broker that carries nothing any more is noticed although no connection ends, once, and its return as well', () => {
  const { link, told, open, beats } = linked();
  vi.advanceTimersByTime(1_000);
  expect([link.isUp, told, beats()]).toEqual([true, [], 0]);
  open(false);
  vi.advanceTimersByTime(1_000);
  expect(link.isUp).toBe(false);
  expect(beats()).toBe(97);
  expect(told).toEqual(['The broker carries nothing: what was told was not heard']);
  open(true);
  vi.advanceTimersByTime(10);
  expect(link.isUp).toBe(true);
  expect(told.slice(1)).toEqual([null]);
  link.close();
});

test('a connection that ends is told of at once, and nobody else is heard as oneself', () => {
  const { link, told, open } = linked();
  open(false);
  link.lost(new Error('gone'));
  link.lost(new Error('gone again'));
  expect(link.heard('other beat -')).toBe(false);
  expect([link.isUp, told]).toEqual([false, ['gone']]);
  open(true);
  link.probe();
  expect(told).toEqual(['gone', null]);
  link.close();
});

test('what waits to be told is told once, and has a bound', () => {
  const outbox = new Outbox();
  for (let n = 0; n < 30_000; n++) outbox.add(`t${n}`);
  outbox.add('t29999');
  const all = outbox.take();
  expect([all.length, all.at(0), all.at(-1), outbox.size]).toEqual([10_000, 't20000', 't29999', 0]);
});
