import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dame-margaret', () => {
  it('gets +2 armor for each key that the opponent has forged, not for mine', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], keys: 2, line: ['dame-margaret'] }, foe: { keys: 1 } });
    t.me.play('punch');
    t.expect({ me: { line: [{ id: 'dame-margaret', damage: 1 }] } });
  });
});
