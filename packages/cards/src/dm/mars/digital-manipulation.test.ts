import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('digital-manipulation', () => {
  it('an enemy creature captures 1 from its own side if the card discarded is not of Mars', () => {
    const t = table({
      me: { house: 'mars', hand: ['digital-manipulation'] },
      foe: { aember: 2, deck: ['krump', 'mother'], line: ['valdr', 'batdrone'] },
    });
    t.me.play('digital-manipulation').choose('batdrone');
    t.expect({
      me: { aember: 1 },
      foe: { aember: 1, deck: ['mother'], discard: ['krump'], line: ['valdr', { id: 'batdrone', aember: 1 }] },
    });
  });

  it('not if it is, nor where none is discarded', () => {
    for (const deck of [['lyylyug'], []]) {
      const t = table({
        me: { house: 'mars', hand: ['digital-manipulation'] },
        foe: { aember: 2, deck, line: ['valdr'] },
      });
      t.me.play('digital-manipulation');
      t.expect({ me: { aember: 1 }, foe: { aember: 2, discard: deck, line: ['valdr'] } });
    }
  });
});
