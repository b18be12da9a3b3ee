import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('connectome-transfer', () => {
  it('puts each flank creature into the archives of its owner', () => {
    const t = table({
      me: { house: 'logos', hand: ['connectome-transfer'], line: ['troll', 'gub', 'krump'], archives: ['fear'] },
      foe: {
        line: [
          { id: 'mother', upgrades: ['de-doss'] },
          { id: 'valdr', owner: 0 },
        ],
      },
    });
    t.me.play('connectome-transfer');
    t.expect({
      me: { aember: 1, line: ['gub'], archives: ['fear', 'troll', 'krump', 'valdr'] },
      foe: { line: [], archives: ['mother'], discard: ['de-doss'] },
    });
  });

  it('takes a creature that is alone, but no warded one', () => {
    const t = table({
      me: { house: 'logos', hand: ['connectome-transfer'], line: ['troll'] },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
    t.me.play('connectome-transfer');
    t.expect({ me: { line: [], archives: ['troll'] }, foe: { line: ['mother'], archives: [] } });
  });
});
