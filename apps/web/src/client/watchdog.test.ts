import { describe, expect, it } from 'vitest';
import { beat, mostStarts, Watchdog } from './watchdog.ts';

/** Lets seconds pass without an answer. @returns after how many the worker is buried; null if it is not */
function silence(watchdog: Watchdog, start: number, seconds: number, atWork = false, step = beat): number | null {
  for (let n = 1; n <= seconds; n++) if (watchdog.tick(start + n * step, atWork) === 'bury') return n;
  return null;
}

describe('the heart of the worker', () => {
  it('is asked each second, once it has answered', () => {
    const watchdog = new Watchdog();
    expect(watchdog.tick(0, false)).toBe('ask');
    expect(watchdog.tick(1000, false)).toBe('wait');
    watchdog.answered();
    expect(watchdog.tick(2000, false)).toBe('ask');
  });

  it('is given up after five seconds of silence', () => {
    expect(silence(new Watchdog(), 0, 100)).toBe(6);
  });

  it('has longer while there is much to do', () => {
    expect(silence(new Watchdog(), 0, 100, true)).toBe(31);
  });

  it('is not blamed for seconds that come late to the page itself', () => {
    expect(silence(new Watchdog(), 0, 1000, false, 4 * beat)).toBe(null);
  });

  it('counts anew after the page slept', () => {
    const watchdog = new Watchdog();
    expect(silence(watchdog, 0, 4)).toBe(null);
    expect(watchdog.tick(3_600_000, false)).toBe('wait');
    expect(silence(watchdog, 3_600_000, 100)).toBe(5);
  });

  it('may be started anew a few times, each with twice the patience', () => {
    const watchdog = new Watchdog();
    const waited: (number | null)[] = [];
    for (let n = 0; n < mostStarts; n++) {
      waited.push(silence(watchdog, n * 1e6, 1000));
      expect(watchdog.bury()).toBe(true);
    }
    expect(waited).toEqual([6, 11, 21]);
    silence(watchdog, 1e9, 1000);
    expect(watchdog.bury()).toBe(false);
  });

  it('is forgiven its starts after minutes of health, and by another game', () => {
    for (const recover of [
      (watchdog: Watchdog) => watchdog.forgive(),
      (watchdog: Watchdog) => {
        for (let n = 0; n < 300; n++) {
          watchdog.tick(n * beat, false);
          watchdog.answered();
        }
      },
    ]) {
      const watchdog = new Watchdog();
      for (let n = 0; n < mostStarts; n++) watchdog.bury();
      recover(watchdog);
      expect(watchdog.bury()).toBe(true);
    }
  });
});
