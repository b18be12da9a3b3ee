import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foretold, isActive } from '../../testing/prophecies.ts';

describe('the-early-bird', () => {
  it.each([
    [3, 2, false],
    [2, 2, true],
    [1, 2, true],
  ])('at the end of their turn, with %i against my %i, is active still: %s', (theirs, mine, active) => {
    const t = foretold('the-early-bird', { house: 'brobnar', aember: theirs }, { aember: mine });
    t.foe.end();
    expect(isActive(t)).toBe(active);
  });
});
