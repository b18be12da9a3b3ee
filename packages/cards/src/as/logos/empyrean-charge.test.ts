import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('empyrean-charge', () => {
  it('forges a key for 6 more, less the cards in both archives, which are discarded then', () => {
    const t = table({
      me: { house: 'logos', aember: 7, hand: ['empyrean-charge'], archives: ['fear', 'gub', 'troll'] },
      foe: { archives: ['anger', 'mother'] },
    });
    t.me.play('empyrean-charge');
    t.expect({ me: { keys: 1, aember: 1, archives: [] }, foe: { archives: [], aember: 0 } });
    expect(t.state.players[0]?.discard).toHaveLength(4);
    expect(t.state.players[1]?.discard).toHaveLength(2);
  });

  it('discards them, too, where the key is too dear', () => {
    const t = table({
      me: { house: 'logos', aember: 5, hand: ['empyrean-charge'], archives: ['fear', 'gub', 'troll'] },
      foe: { archives: ['anger', 'mother'] },
    });
    t.me.play('empyrean-charge');
    t.expect({ me: { keys: 0, aember: 6, archives: [] }, foe: { archives: [] } });
  });

  it('costs less than a key with more than 6 of them, and nothing with 12', () => {
    const eight = table({ me: { house: 'logos', aember: 3, hand: ['empyrean-charge'], archives: filler(8) }, foe: {} });
    eight.me.play('empyrean-charge');
    eight.expect({ me: { keys: 1, aember: 0, archives: [] } });
    const twelve = table({ me: { house: 'logos', hand: ['empyrean-charge'], archives: filler(13) }, foe: {} });
    twelve.me.play('empyrean-charge');
    twelve.expect({ me: { keys: 1, aember: 1, archives: [] } });
  });

  it('looks at the current cost: what makes keys dearer counts', () => {
    const t = table({
      me: { house: 'logos', aember: 12, hand: ['empyrean-charge'] },
      foe: { line: ['parabyte', { id: 'troll', aember: 2 }] },
    });
    t.me.play('empyrean-charge');
    t.expect({ me: { keys: 0, aember: 13 }, foe: { line: ['parabyte', { id: 'troll', aember: 2 }] } });
  });
});
