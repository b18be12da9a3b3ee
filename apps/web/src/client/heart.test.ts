import { describe, expect, it } from 'vitest';
import { beat, Heart, mostStarts } from './heart.ts';

/** Lets seconds pass without an answer. @returns after how many the worker is buried; null if it is not */
function silence(heart: Heart, start: number, seconds: number, atWork = false, step = beat): number | null {
  for (let n = 1; n <= seconds; n++) if (heart.tick(start + n * step, atWork) === 'bury') return n;
  return null;
}

describe('the heart of the worker', () => {
  it('is asked each second, once it has answered', () => {
    const heart = new Heart();
    expect(heart.tick(0, false)).toBe('ask');
    expect(heart.tick(1000, false)).toBe('wait');
    heart.answered();
    expect(heart.tick(2000, false)).toBe('ask');
  });

  it('is given up after five seconds of silence', () => {
    expect(silence(new Heart(), 0, 100)).toBe(6);
  });

  it('has longer while there is much to do', () => {
    expect(silence(new Heart(), 0, 100, true)).toBe(31);
  });

  it('is not blamed for seconds that come late to the page itself', () => {
    expect(silence(new Heart(), 0, 1000, false, 4 * beat)).toBe(null);
  });

  it('counts anew after the page slept', () => {
    const heart = new Heart();
    expect(silence(heart, 0, 4)).toBe(null);
    expect(heart.tick(3_600_000, false)).toBe('wait');
    expect(silence(heart, 3_600_000, 100)).toBe(5);
  });

  it('may be started anew a few times, each with twice the patience', () => {
    const heart = new Heart();
    const waited: (number | null)[] = [];
    for (let n = 0; n < mostStarts; n++) {
      waited.push(silence(heart, n * 1e6, 1000));
      expect(heart.bury()).toBe(true);
    }
    expect(waited).toEqual([6, 11, 21]);
    silence(heart, 1e9, 1000);
    expect(heart.bury()).toBe(false);
  });

  it('is forgiven its starts after minutes of health, and by another game', () => {
    for (const recover of [
      (heart: Heart) => heart.forgive(),
      (heart: Heart) => {
        for (let n = 0; n < 300; n++) {
          heart.tick(n * beat, false);
          heart.answered();
        }
      },
    ]) {
      const heart = new Heart();
      for (let n = 0; n < mostStarts; n++) heart.bury();
      recover(heart);
      expect(heart.bury()).toBe(true);
    }
  });
});
