import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wraith-construct', () => {
  it('discards a card of your hand at the start of your turn, which you choose', () => {
    const t = table({
      me: { houses: ['geistoid'], hand: ['punch', 'fear'], line: ['wraith-construct'] },
      foe: { hand: ['anger'] },
      step: 'forge',
    });
    t.me.choose('fear');
    t.expect({ me: { hand: ['punch'], discard: ['fear'], line: ['wraith-construct'] }, foe: { hand: ['anger'] } });
  });

  it('not at the start of the opponent’s turn, and not without a card', () => {
    const t = table({
      me: { houses: ['geistoid'], line: ['wraith-construct'] },
      step: 'forge',
    });
    t.expect({ me: { hand: [], discard: [], line: ['wraith-construct'] } });
    const theirs = table({
      me: { houses: ['geistoid'], hand: ['punch'] },
      foe: { hand: ['fear'], line: ['wraith-construct'] },
      step: 'forge',
    });
    theirs.expect({ me: { hand: ['punch'] }, foe: { hand: ['fear'], line: ['wraith-construct'] } });
  });
});
