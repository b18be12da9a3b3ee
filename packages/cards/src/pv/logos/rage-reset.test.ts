import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('rage-reset', () => {
  it('draws a card for each friendly creature that it destroys', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['rage-reset'],
        line: ['valdr', 'troll', { id: 'bumpsy', warded: true }],
        deck: ['anger', 'punch', 'dextre'],
      },
      foe: { line: ['valdr'] },
    });
    t.me.play('rage-reset').choose('valdr', 'bumpsy').done();
    t.expect({ me: { hand: ['anger'], line: ['troll', 'bumpsy'] }, foe: { line: ['valdr'] } });
  });

  it('Fate: discards half of the hand at random, rounded down', () => {
    const t = fated('rage-reset', { hand: ['troll', 'troll', 'troll'] });
    t.expect({ foe: { hand: ['troll', 'troll'] } });
  });
});
