import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('garnet-squire', () => {
  it('heals 1 from itself at the end of its player’s turn, and gains 1 for that', () => {
    const t = table({ me: { house: 'sanctum', line: [{ id: 'garnet-squire', damage: 2 }] } });
    t.me.end();
    t.expect({ active: 'foe', me: { aember: 1, line: [{ id: 'garnet-squire', damage: 1 }] } });
  });

  it('gains nothing undamaged', () => {
    const t = table({ me: { house: 'sanctum', line: ['garnet-squire'] } });
    t.me.end();
    t.expect({ active: 'foe', me: { aember: 0, line: ['garnet-squire'] } });
  });
});
