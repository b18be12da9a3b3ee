import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bonded-auctioneer', () => {
  it('destroys an artifact after a reap, and its controller gains 1', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['bonded-auctioneer'], artifacts: ['library-of-babble'] },
      foe: { artifacts: ['cannon'] },
    });
    t.me.reap('bonded-auctioneer').choose('cannon');
    t.expect({
      me: { aember: 1, line: [{ id: 'bonded-auctioneer', exhausted: true }], artifacts: ['library-of-babble'] },
      foe: { aember: 1, artifacts: [], discard: ['cannon'] },
    });
  });

  it('pays you for your own, and nobody where there is none', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['bonded-auctioneer', 'bonded-auctioneer'], artifacts: ['cannon'] },
    });
    t.me.reap('bonded-auctioneer').reap('bonded-auctioneer#2');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'bonded-auctioneer', exhausted: true },
          { id: 'bonded-auctioneer', exhausted: true },
        ],
        artifacts: [],
      },
    });
  });

  it('returns an artifact to its owner’s hand as scrap', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['bonded-auctioneer'], artifacts: ['library-of-babble'] },
      foe: { artifacts: ['cannon'] },
    });
    t.me.discard('bonded-auctioneer').choose('cannon');
    t.expect({ me: { artifacts: ['library-of-babble'] }, foe: { aember: 0, artifacts: [], hand: ['cannon'] } });
  });
});
