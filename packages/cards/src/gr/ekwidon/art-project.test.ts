import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('art-project', () => {
  it('unforges a key of the opponent, who draws 10 cards, and purges itself', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['art-project'] },
      foe: { keys: 1, deck: Array.from({ length: 12 }, () => 'troll') },
    });
    t.me.play('art-project');
    t.expect({
      me: { aember: 1, discard: [], purged: ['art-project'] },
      foe: { keys: 0, hand: Array.from({ length: 10 }, () => 'troll'), deck: ['troll', 'troll'] },
    });
  });

  it('does no more where the opponent has forged none', () => {
    const t = table({ me: { house: 'ekwidon', keys: 1, hand: ['art-project'] }, foe: { deck: ['troll'] } });
    t.me.play('art-project');
    t.expect({ me: { keys: 1, discard: ['art-project'], purged: [] }, foe: { hand: [], deck: ['troll'] } });
  });
});
