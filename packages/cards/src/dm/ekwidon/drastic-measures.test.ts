import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('drastic-measures', () => {
  it('purges up to 2 cards of the hand, and gains 1 for each', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['drastic-measures', 'troll', 'fear', 'punch'] } });
    t.me.play('drastic-measures').choose('troll', 'punch');
    t.expect({ me: { aember: 2, hand: ['fear'], purged: ['troll', 'punch'], discard: ['drastic-measures'] } });
  });

  it('one card gives 1, none gives nothing', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['drastic-measures', 'drastic-measures', 'troll'] } });
    t.me.play('drastic-measures').choose('troll').done();
    t.expect({ me: { aember: 1, hand: ['drastic-measures'], purged: ['troll'] } });
    t.me.play('drastic-measures');
    t.expect({ me: { aember: 1, hand: [], purged: ['troll'] } });
  });
});
