import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('future-is-past', () => {
  it('swaps the deck and the discard pile of each player', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['future-is-past'], deck: ['punch'], discard: ['troll'] },
      foe: { deck: ['anger'], discard: ['krump'] },
    });
    t.me.play('future-is-past');
    t.expect({
      me: { deck: ['troll'], discard: ['future-is-past', 'punch'] },
      foe: { deck: ['krump'], discard: ['anger'] },
    });
  });
});
