import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('three-sheets-to-the-wind', () => {
  it('the opponent draws 3, discards one, puts one on top of the deck and purges one, all at random', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['three-sheets-to-the-wind', 'mother'] },
      foe: { hand: ['troll', 'troll'], deck: ['troll', 'troll', 'troll', 'punch'] },
    });
    t.me.play('three-sheets-to-the-wind');
    t.expect({
      me: { hand: ['mother'] },
      foe: { hand: ['troll', 'troll'], deck: ['troll', 'punch'], discard: ['troll'], purged: ['troll'] },
    });
  });

  it('does what it can with fewer cards', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['three-sheets-to-the-wind'] },
      foe: { hand: ['troll'], deck: ['troll'] },
    });
    t.me.play('three-sheets-to-the-wind');
    t.expect({ foe: { hand: [], deck: ['troll'], discard: ['troll'], purged: [] } });
  });
});
