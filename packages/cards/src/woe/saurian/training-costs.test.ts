import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('training-costs', () => {
  it('costs 2 æmber', () => {
    const t = table({ me: { house: 'saurian', aember: 3, hand: ['training-costs'] } });
    t.me.play('training-costs');
    t.expect({ me: { aember: 1, discard: ['training-costs'] } });
  });

  it.each([0, 1])('is shuffled into the deck where its player has %d, which is lost all the same', (aember) => {
    const t = table({ me: { house: 'saurian', aember, hand: ['training-costs'], deck: ['troll', 'mother'] } });
    t.me.play('training-costs');
    t.expect({ me: { aember: 0, discard: [] } });
    expect(t.state.players[0]?.deck).toHaveLength(3);
  });

  it('cannot be discarded by its player, but by effects', () => {
    const t = table({ me: { house: 'saurian', hand: ['training-costs'] } });
    t.me.cannot('discard', 'training-costs', 'forbidden');
    const u = table({ me: { house: 'dis', hand: ['mind-barb'] }, foe: { hand: ['training-costs'] } });
    u.me.play('mind-barb');
    u.expect({ foe: { hand: [], discard: ['training-costs'] } });
  });
});
