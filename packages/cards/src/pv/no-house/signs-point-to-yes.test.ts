import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foretold, isActive } from '../../testing/prophecies.ts';

describe('signs-point-to-yes', () => {
  it.each([
    [5, true],
    [6, false],
    [8, false],
  ])('at the end of their turn, with %i of their 6 for a key, is active still: %s', (aember, active) => {
    const t = foretold('signs-point-to-yes', { house: 'brobnar', aember });
    expect(isActive(t)).toBe(true);
    t.foe.end();
    expect(isActive(t)).toBe(active);
  });

  it('asks for what keys cost them then', () => {
    const t = foretold('signs-point-to-yes', { house: 'brobnar', aember: 7 }, { line: ['grabber-jammer'] });
    t.foe.end();
    expect(isActive(t)).toBe(false);
    const u = foretold('signs-point-to-yes', { house: 'brobnar', aember: 6 }, { line: ['grabber-jammer'] });
    u.foe.end();
    expect(isActive(u)).toBe(true);
  });
});
