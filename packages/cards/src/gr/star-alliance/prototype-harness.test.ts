import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('prototype-harness', () => {
  it('gives 6 power, and deals 1 damage to the creature at the start of its controller’s turn', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['prototype-harness'] },
      foe: { houses: ['brobnar', 'dis'], line: ['troll', 'dust-pixie'] },
    });
    t.me.play('prototype-harness').choose('dust-pixie').end();
    t.foe.house('brobnar');
    t.expect({
      me: { aember: 1 },
      foe: { line: ['troll', { id: 'dust-pixie', damage: 1, upgrades: ['prototype-harness'] }] },
    });
  });
});
