import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('exotic-pivot', () => {
  it('steals 3 for a card that is not of Logos, and nothing for one that is, or for none', () => {
    const t = table({
      me: { house: 'logos', hand: ['exotic-pivot', 'exotic-pivot', 'exotic-pivot'], deck: ['troll', 'dextre'] },
      foe: { aember: 7 },
    });
    t.me.play('exotic-pivot').play('exotic-pivot').play('exotic-pivot');
    t.expect({ me: { aember: 3, deck: [] }, foe: { aember: 4 } });
  });

  it('Fate: the active player plays no creatures for the rest of the turn', () => {
    const t = fated('exotic-pivot', { hand: ['troll', 'anger'] });
    t.foe.cannot('play', 'troll').play('anger');
    t.expect({ foe: { hand: ['troll'] } });
  });
});
