import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hot-bunk', () => {
  it('exhausts a creature, and readies one', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['hot-bunk'], line: [{ id: 'troll', exhausted: true }] },
      foe: { line: ['valdr'] },
    });
    t.me.play('hot-bunk').choose('valdr').choose('troll');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { line: [{ id: 'valdr', exhausted: true }] } });
  });

  it('readies none where the creature was exhausted already', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['hot-bunk'], line: [{ id: 'troll', exhausted: true }] },
      foe: { line: ['valdr'] },
    });
    t.me.play('hot-bunk').choose('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['valdr'] } });
  });
});
