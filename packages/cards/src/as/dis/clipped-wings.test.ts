import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('clipped-wings', () => {
  it('purges a random card from the hand of the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['clipped-wings', 'mother'] },
      foe: { hand: ['troll', 'troll'], archives: ['valdr'] },
    });
    t.me.play('clipped-wings').choose('Purge a card of their hand');
    t.expect({
      me: { aember: 1, hand: ['mother'] },
      foe: { hand: ['troll'], purged: ['troll'], archives: ['valdr'] },
    });
  });

  it('or shuffles their archives into their deck', () => {
    const t = table({
      me: { house: 'dis', hand: ['clipped-wings'], archives: ['mother'] },
      foe: { hand: ['troll'], archives: ['valdr', 'valdr'] },
    });
    t.me.play('clipped-wings').choose('Shuffle their archives into their deck');
    t.expect({
      me: { aember: 1, archives: ['mother'] },
      foe: { hand: ['troll'], purged: [], archives: [], deck: ['valdr', 'valdr'] },
    });
  });

  it('may be chosen for nothing', () => {
    const t = table({ me: { house: 'dis', hand: ['clipped-wings'] }, foe: { hand: ['troll'] } });
    t.me.play('clipped-wings').choose('Shuffle their archives into their deck');
    t.expect({ me: { aember: 1 }, foe: { hand: ['troll'], archives: [], deck: [] } });
  });
});
