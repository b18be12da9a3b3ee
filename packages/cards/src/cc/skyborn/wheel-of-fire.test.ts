import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { keywordsOf } from '../../testing/seen.ts';

describe('wheel-of-fire', () => {
  it('gives assault, hazardous and splash-attack 2, added to what there is', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['wheel-of-fire'], line: ['ancient-bear'] },
    });
    t.me.play('wheel-of-fire');
    t.expect({ me: { aember: 1, line: [{ id: 'ancient-bear', upgrades: ['wheel-of-fire'] }] } });
    expect(keywordsOf(t, 'ancient-bear')).toEqual({ assault: 4, hazardous: 2, 'splash-attack': 2 });
  });
});
