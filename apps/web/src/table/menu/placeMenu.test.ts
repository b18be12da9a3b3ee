import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box, Side, Size } from './placeMenu.ts';
import { placeMenu } from './placeMenu.ts';

const room: Size = { width: 1042, height: 768 };
const menu: Size = { width: 180, height: 150 };

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const card = fc.record({
  left: fc.integer({ min: 0, max: 900 }),
  top: fc.integer({ min: 180, max: 430 }),
  width: fc.integer({ min: 60, max: 140 }),
  height: fc.integer({ min: 30, max: 150 }),
});

describe('the place of the menu of a card', () => {
  it('is inside the window, and never on the card', () => {
    fc.assert(
      fc.property(card, fc.constantFrom<Side>('above', 'below'), (of, side) => {
        const { left, top } = placeMenu(of, menu, room, side);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + menu.width).toBeLessThanOrEqual(room.width);
        expect(top + menu.height).toBeLessThanOrEqual(room.height);
        expect(overlaps({ left, top, ...menu }, of)).toBe(false);
      }),
    );
  });

  it('is above a card of the hand and below one in play', () => {
    const of = { left: 400, top: 300, width: 100, height: 140 };
    expect(placeMenu(of, menu, room, 'above').top + menu.height).toBeLessThan(of.top);
    expect(placeMenu(of, menu, room, 'below').top).toBeGreaterThan(of.top + of.height);
  });
});
