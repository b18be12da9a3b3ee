import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from '../src/progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** What is written while one game a tenth of a second is finished. */
function written(games: number, isTTY: boolean, unit?: 'series'): string {
  const stream = Object.assign(new PassThrough(), { isTTY });
  const progress = showProgress(games, stream, unit);
  for (let done = 1; done <= games; done++) {
    vi.advanceTimersByTime(100);
    progress.update(done);
  }
  progress.end();
  return String(stream.read() ?? '');
}

test('what is over soon says nothing', () => {
  expect(written(15, true)).toBe('');
  expect(written(15, false)).toBe('');
});

test('a terminal gets one line that changes, and is left clean', () => {
  const text = written(30, true);
  expect(text).toContain('\r\u001b[K20 of 30 games, 10.0 games/s, 1 s left');
  expect(text).not.toContain('\n');
  expect(text.endsWith('\r\u001b[K')).toBe(true);
});

test('anything else gets a plain line every five seconds', () => {
  expect(written(120, false)).toBe(
    '50 of 120 games, 10.0 games/s, 7 s left\n100 of 120 games, 10.0 games/s, 2 s left\n',
  );
});

test('a slow beginning does not count for what is left', () => {
  const stream = Object.assign(new PassThrough(), { isTTY: false });
  const progress = showProgress(200, stream);
  const finish = (from: number, to: number, milliseconds: number): void => {
    for (let done = from; done <= to; done++) {
      vi.advanceTimersByTime(milliseconds);
      progress.update(done);
    }
  };
  finish(1, 10, 200);
  finish(11, 110, 50);
  expect(String(stream.read())).toBe('70 of 200 games, 20.0 games/s, 7 s left\n');
});

test('after two seconds, what is left is told by the last of them alone', () => {
  const stream = Object.assign(new PassThrough(), { isTTY: true });
  const progress = showProgress(1000, stream);
  for (let done = 1; done <= 120; done++) {
    vi.advanceTimersByTime(done <= 10 ? 100 : 10);
    progress.update(done);
  }
  expect(String(stream.read())).toContain('100.0 games/s, 9 s left');
});

test('few of them are told by the pace of more than a second', () => {
  const stream = Object.assign(new PassThrough(), { isTTY: false });
  const progress = showProgress(60, stream, 'series');
  for (let done = 1; done <= 12; done++) {
    vi.advanceTimersByTime(done % 2 === 0 ? 800 : 100);
    progress.update(done);
  }
  expect(String(stream.read())).toBe('12 of 60 series, 2.2 series/s, 22 s left\n');
});

test('series are called so', () => {
  expect(written(60, false, 'series')).toBe('50 of 60 series, 10.0 series/s, 1 s left\n');
});
