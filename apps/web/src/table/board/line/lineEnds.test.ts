// A line of fourteen creatures and more: what lies beyond its edges is told, and the wheel of a mouse leads there.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { alongBy, beyond } from './lineEnds.ts';

/** Creatures of 66 pixels, 8 apart, of which the first begins at `from`. */
const line = (count: number, from = 36) =>
  Array.from({ length: count }, (_, n) => ({ left: from + 74 * n, right: from + 74 * n + 66 }));

describe('a long line', () => {
  it('tells how many creatures lie beyond either edge', () => {
    const window = { left: 0, right: 1042 };
    expect(beyond(window, line(13))).toEqual({ left: 0, right: 0 });
    expect(beyond(window, line(19))).toEqual({ left: 0, right: 5 });
    expect(beyond(window, line(19, 36 - 250))).toEqual({ left: 3, right: 2 });
    expect(beyond(window, [])).toEqual({ left: 0, right: 0 });
  });

  it('moves along with a wheel up to its ends, and no further', () => {
    const turned = (deltaY: number, change: object = {}) => ({ deltaX: 0, deltaY, ctrlKey: false, ...change });
    expect(alongBy(turned(100), { scrollLeft: 0, most: 300 })).toBe(100);
    expect(alongBy(turned(100), { scrollLeft: 250, most: 300 })).toBe(50);
    expect(alongBy(turned(100), { scrollLeft: 300, most: 300 })).toBe(0);
    expect(alongBy(turned(-100), { scrollLeft: 30, most: 300 })).toBe(-30);
    expect(alongBy(turned(100), { scrollLeft: 0, most: 0 })).toBe(0);
    // By two fingers the browser moves it, and with Ctrl the page gets larger.
    expect(alongBy(turned(100, { deltaX: 3 }), { scrollLeft: 0, most: 300 })).toBe(0);
    expect(alongBy(turned(100, { ctrlKey: true }), { scrollLeft: 0, most: 300 })).toBe(0);
  });

  it('shows sixteen creatures whole beside the column of a laptop, by closing up', () => {
    const style = readFileSync(new URL('../../../style/crowd.css', import.meta.url), 'utf8');
    const [, gap, padding, bracket, tile] =
      /gap: (\d+)px;.*?padding-inline: (\d+)px;.*?inline-size: (\d+)px;.*?min-inline-size: (\d+)px;/s
        .exec(style)
        ?.map(Number) ?? [];
    const widthOf = (count: number): number =>
      count * (tile ?? NaN) + 2 * (bracket ?? NaN) + (count + 1) * (gap ?? NaN) + 2 * (padding ?? NaN);
    expect(widthOf(16)).toBeLessThanOrEqual(1366 - 324);
  });
});
