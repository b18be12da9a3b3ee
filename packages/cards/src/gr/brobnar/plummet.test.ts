import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('plummet', () => {
  it('discards the hand, and deals 1 to each creature for each card', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['plummet', 'punch', 'mother', 'anger'], line: ['troll', 'batdrone'] },
      foe: { line: ['krump'] },
    });
    t.me.play('plummet');
    t.expect({ me: { hand: [], line: [{ id: 'troll', damage: 3 }] }, foe: { line: [{ id: 'krump', damage: 3 }] } });
  });

  it('deals nothing with an empty hand', () => {
    const t = table({ me: { house: 'brobnar', hand: ['plummet'], line: ['troll'] } });
    t.me.play('plummet');
    t.expect({ me: { hand: [], line: ['troll'] } });
  });
});
