import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brigadier-ols', () => {
  it('gets +2 armor for each of its Sanctum neighbors', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch'], line: ['champion-anaphiel', 'brigadier-ols', 'valdr'] },
    });
    t.me.play('punch').choose('brigadier-ols');
    t.expect({ me: { line: ['champion-anaphiel', { id: 'brigadier-ols', damage: 1 }, 'valdr'] } });
  });

  it('has none beside others', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['valdr', 'brigadier-ols', 'valdr', 'champion-anaphiel'] },
    });
    t.me.play('punch').choose('brigadier-ols');
    t.expect({ me: { line: ['valdr', { id: 'brigadier-ols', damage: 3 }, 'valdr', 'champion-anaphiel'] } });
  });
});
