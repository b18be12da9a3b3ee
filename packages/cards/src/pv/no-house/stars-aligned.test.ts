import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';
import { beforeTheirs, isActive } from '../../testing/prophecies.ts';

describe('stars-aligned', () => {
  it('is fulfilled at the start of their turn by as many creatures on each side', () => {
    const t = beforeTheirs('stars-aligned', { ...foeHouses, line: ['bumpsy'] }, { line: ['troll'] });
    t.me.end();
    t.expect({ me: { discard: ['punch'], beside: ['stars-aligned'], line: ['troll'] }, foe: { line: ['bumpsy'] } });
  });

  it('is fulfilled where no creature is in play', () => {
    const t = beforeTheirs('stars-aligned', foeHouses);
    t.me.end();
    expect(isActive(t)).toBe(false);
  });

  it('is not fulfilled by more on one side, nor later in the turn', () => {
    const t = beforeTheirs('stars-aligned', { ...foeHouses, hand: ['bumpsy'] }, { line: ['troll'] });
    t.me.end();
    t.foe.house('brobnar').play('bumpsy').end();
    expect(isActive(t)).toBe(true);
  });
});
