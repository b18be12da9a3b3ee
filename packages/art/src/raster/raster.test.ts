import { houses } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { emblems } from '../houses/emblems.ts';
import { outlineOf } from './outline.ts';
import { Raster } from './raster.ts';

const black = '#000000';
const white = '#ffffff';

/** How many pixels a white path covers on black. */
function areaOf(path: string, size = 24): number {
  const raster = new Raster(size, size, black);
  raster.fill(outlineOf(path), { x: 0, y: 0, scale: size / 24 }, white);
  return raster.pixels.reduce((sum, value) => sum + value, 0) / (3 * 255);
}

describe('the outline of path data', () => {
  it('has lines, which may be relative, horizontal, vertical, or follow a move', () => {
    expect(outlineOf('M2 3h4v5L1 1l-1-.5z')).toEqual([[2, 3, 6, 3, 6, 8, 1, 1, 0, 0.5]]);
    expect(outlineOf('m1 1 2 0 0 2zM9 9 8 8')).toEqual([
      [1, 1, 3, 1, 3, 3],
      [9, 9, 8, 8],
    ]);
  });

  it.each([
    ['an arc', 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0z', Math.PI * 100],
    ['an arc the other way', 'M22 12a10 10 0 0 0-20 0z', (Math.PI * 100) / 2],
    ['an arc whose radii are too small', 'M22 12a1 1 0 0 0-20 0z', (Math.PI * 100) / 2],
    ['curves', 'M22 12C22 17.523 17.523 22 12 22S2 17.523 2 12z', (Math.PI * 100) / 2],
    ['a hole', 'M2 2h20v20H2zM7 7h10v10H7z', 300],
  ])('covers as much as it should: %s', (_, path, area) => {
    expect(Math.abs(areaOf(path) - area)).toBeLessThan(area / 50);
  });

  it.each(houses.map((house) => [house] as const))('can be painted of the emblem of %s', (house) => {
    for (const polygon of outlineOf(emblems[house]))
      for (const value of polygon) expect(value).toSatisfy((at: number) => at >= -1 && at <= 25);
    expect(areaOf(emblems[house], 48)).toBeGreaterThan(100);
  });

  it.each(['M1 1q2 2 3 3', 'M1', 'L1 2 3', 'z5'])('refuses what it does not know: %s', (path) => {
    expect(() => outlineOf(path)).toThrow('cannot be painted');
  });
});

it('colors are mixed at edges, and nothing is painted outside', () => {
  const raster = new Raster(4, 2, black);
  raster.fillRectangle(-5, 1, 6, 9, '#ff8000');
  raster.fill([[2.5, -3, 9, -3, 9, 1, 2.5, 1]], { x: 0, y: 0, scale: 1 }, white);
  expect([...raster.pixels]).toEqual([
    ...[0, 0, 0, 0, 0, 0, 128, 128, 128, 255, 255, 255],
    ...[255, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ]);
});
