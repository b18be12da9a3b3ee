import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('snag-s-mirror', () => {
  const houses = ['dis', 'brobnar', 'shadows'] as const;
  const at = () => table({ me: { house: 'dis', houses, hand: ['snag-s-mirror'] }, foe: { houses } });

  it('ruling snag-s-mirror/both: each player cannot choose what the other chose last, for one turn', () => {
    const t = at();
    t.me.play('snag-s-mirror').end();
    t.foe.house('dis').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'shadows']);
    t.me.house('brobnar').end();
    expect([...t.options()].sort()).toEqual(['dis', 'shadows']);
    t.foe.house('dis').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'shadows']);
  });

  it('binds nobody to what was chosen before it came into play', () => {
    const t = at();
    t.me.play('snag-s-mirror').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
  });
});
