import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ekwirre-s-fulcrum', () => {
  const deck = ['troll', 'troll', 'troll', 'troll', 'troll', 'troll', 'troll', 'troll'];

  it('lets the player whose turn ends gain 1, for 2 cards that their opponent draws', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['ekwirre-s-fulcrum'], deck },
      foe: { houses: ['brobnar', 'dis'], deck },
    });
    t.me.end().yes();
    t.expect({ me: { aember: 1 }, foe: { hand: ['troll', 'troll'] } });
    t.foe.house('brobnar').end().yes();
    t.expect({ me: { aember: 1, hand: deck }, foe: { aember: 1 } });
  });

  it('does nothing where they decline', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['ekwirre-s-fulcrum'], deck },
      foe: { houses: ['brobnar', 'dis'], deck },
    });
    t.me.end().no();
    t.expect({ me: { aember: 0 }, foe: { aember: 0, hand: [] } });
  });
});
