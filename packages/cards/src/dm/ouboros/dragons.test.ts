import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dragons', () => {
  it('shuffles Dragons of the discard pile into the deck, as many as its player likes', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['dragons'], discard: ['agorim', 'troll', 'caspart', 'bastionclaw'] },
      foe: { discard: ['dray-conis'] },
    });
    t.me.play('dragons').choose('agorim', 'caspart').done();
    t.expect({ me: { aember: 1, discard: ['dragons', 'troll', 'bastionclaw'] }, foe: { discard: ['dray-conis'] } });
  });

  it('none too', () => {
    const t = table({ me: { house: 'ouboros', hand: ['dragons'], discard: ['agorim'] }, foe: {} });
    t.me.play('dragons').done();
    t.expect({ me: { aember: 1, discard: ['dragons', 'agorim'], deck: [] } });
  });
});
