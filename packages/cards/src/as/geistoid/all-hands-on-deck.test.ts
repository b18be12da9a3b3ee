import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('all-hands-on-deck', () => {
  it('destroys a creature if you are haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['all-hands-on-deck'], line: ['krump'], discard: filler(10) },
      foe: { line: ['troll'] },
    });
    t.me.play('all-hands-on-deck').choose('troll');
    t.expect({ me: { line: ['krump'] }, foe: { line: [], discard: ['troll'] } });
  });

  it('deals 3 damage to a creature if you are not: it does not count itself', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['all-hands-on-deck'], line: ['krump'], discard: filler(9) },
      foe: { line: ['troll'], discard: filler(10) },
    });
    t.me.play('all-hands-on-deck').choose('troll');
    t.expect({ me: { line: ['krump'] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });
});
