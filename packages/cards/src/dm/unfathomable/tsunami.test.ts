import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tsunami', () => {
  it('deals 4 damage to each ready creature, friendly ones too', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['tsunami'], line: ['bumpsy', { id: 'dextre', exhausted: true }] },
      foe: { line: ['troll', 'silvertooth', { id: 'krump', exhausted: true }] },
    });
    t.me.play('tsunami');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'bumpsy', damage: 4 },
          { id: 'dextre', exhausted: true },
        ],
      },
      foe: {
        line: [
          { id: 'troll', damage: 4 },
          { id: 'krump', exhausted: true },
        ],
        discard: ['silvertooth'],
      },
    });
  });
});
