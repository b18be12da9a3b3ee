import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box, Side, Size } from './placeMenu.ts';
import { placeMenu } from './placeMenu.ts';

const room: Box = { left: 0, top: 0, width: 1042, height: 768 };
const menu: Size = { width: 180, height: 50 };

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const box = fc.record({
  left: fc.integer({ min: 0, max: 900 }),
  top: fc.integer({ min: 0, max: 600 }),
  width: fc.integer({ min: 60, max: 140 }),
  height: fc.integer({ min: 30, max: 150 }),
});
const side = fc.constantFrom<Side>('above', 'below');

describe('the place of the menu of a card', () => {
  it('is inside the room, and covers neither the card nor anything else that can be pressed', () => {
    fc.assert(
      fc.property(box, side, fc.array(box, { maxLength: 40 }), (card, where, taken) => {
        const spot = placeMenu(card, menu, room, where, taken);
        if (spot === null) return;
        const at = { ...spot, ...menu };
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.top).toBeGreaterThanOrEqual(0);
        expect(at.left + at.width).toBeLessThanOrEqual(room.width);
        expect(at.top + at.height).toBeLessThanOrEqual(room.height);
        for (const other of [card, ...taken]) expect(overlaps(at, other)).toBe(false);
      }),
    );
  });

  it('takes the box of an element for a size', () => {
    const of = { left: 400, top: 300, width: 100, height: 140 };
    const box = Object.create({ left: 0, top: 0, ...menu });
    expect(placeMenu(of, box, room, 'below', [])).toEqual({ left: 360, top: 450 });
  });

  it('is above a card of the hand and below one in play, in its middle', () => {
    const of = { left: 400, top: 300, width: 100, height: 140 };
    expect(placeMenu(of, menu, room, 'above', [])).toEqual({ left: 360, top: 240 });
    expect(placeMenu(of, menu, room, 'below', [])).toEqual({ left: 360, top: 450 });
  });

  // Knuckles Bolton over the artifact Special Delivery, at 1366 by 768 pixels: the menu lay on the artifact.
  it('gives way to an artifact below the card, and stays beside it', () => {
    const card = { left: 388, top: 342, width: 130, height: 165 };
    const neighbors = [254, 526, 662].map((left) => ({ left, top: 348, width: 127, height: 163 }));
    const artifacts = [326, 523].map((left) => ({ left, top: 521, width: 190, height: 34 }));
    const bars = [
      { left: 0, top: 558, width: 1042, height: 48 },
      { left: 0, top: 305, width: 1042, height: 32 },
    ];
    const taken = [...neighbors, ...artifacts, ...bars];
    const spot = placeMenu(card, menu, room, 'below', taken);
    expect(spot).not.toBeNull();
    if (spot === null) return;
    for (const other of taken) expect(overlaps({ ...spot, ...menu }, other)).toBe(false);
  });

  it('is nowhere, where all around the card is taken: the prompt has the same verbs', () => {
    const card = { left: 400, top: 300, width: 100, height: 140 };
    expect(placeMenu(card, menu, room, 'below', [{ left: 0, top: 0, width: 1042, height: 768 }])).toBeNull();
  });
});
