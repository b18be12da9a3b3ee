import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('market-fluctuation', () => {
  it('lets each haunted player draw 3 cards, and each other one discard 3 random ones', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['market-fluctuation'], deck: ['troll', 'troll', 'troll', 'troll'], discard: ten },
      foe: { hand: ['mother', 'mother', 'mother', 'mother'], deck: ['bumpsy'] },
    });
    t.me.play('market-fluctuation');
    t.expect({
      me: { aember: 1, hand: ['troll', 'troll', 'troll'] },
      foe: { hand: ['mother'], discard: ['mother', 'mother', 'mother'], deck: ['bumpsy'] },
    });
  });

  it('works the other way round', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['market-fluctuation', 'troll', 'troll'] },
      foe: { deck: ['mother', 'mother', 'mother'], discard: ten },
    });
    t.me.play('market-fluctuation');
    t.expect({
      me: { hand: [], discard: ['market-fluctuation', 'troll', 'troll'] },
      foe: { hand: ['mother', 'mother', 'mother'] },
    });
  });
});
