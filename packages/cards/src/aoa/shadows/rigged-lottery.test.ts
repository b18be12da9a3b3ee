import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rigged-lottery', () => {
  it('discards 5 cards of each deck, and the owner of each Shadows card among them gains 1', () => {
    const t = table({
      me: { house: 'shadows', hand: ['rigged-lottery'], deck: ['urchin', 'fear', 'punch', 'umbra', 'anger', 'dodger'] },
      foe: { deck: ['fear', 'silvertooth', 'fear'] },
    });
    t.me.play('rigged-lottery');
    t.expect({ me: { aember: 3, deck: ['dodger'] }, foe: { aember: 1, deck: [] } });
  });

  it('gives nobody anything without a Shadows card', () => {
    const t = table({ me: { house: 'shadows', hand: ['rigged-lottery'], deck: ['fear'] }, foe: { deck: ['fear'] } });
    t.me.play('rigged-lottery');
    t.expect({ me: { aember: 1, deck: [] }, foe: { aember: 0, deck: [] } });
  });
});
