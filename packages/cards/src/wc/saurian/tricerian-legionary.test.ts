import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('tricerian-legionary', () => {
  it('wards a friendly creature, itself or another', () => {
    const t = table({
      me: { house: 'saurian', hand: ['tricerian-legionary'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    t.me.play('tricerian-legionary');
    expect([...t.options()].sort()).toEqual(['bumpsy', 'tricerian-legionary']);
    t.me.choose('tricerian-legionary');
    t.expect({
      me: { line: ['bumpsy', { id: 'tricerian-legionary', warded: true, exhausted: true }] },
      foe: { line: ['troll'] },
    });
  });

  it('protects its neighbors by taunt', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['dust-imp', 'tricerian-legionary', 'tocsin', 'mother'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['tricerian-legionary', 'mother']);
  });
});
