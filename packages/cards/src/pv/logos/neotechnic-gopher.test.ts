import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('neotechnic-gopher', () => {
  it('discards a card as it is played and after it reaps, and gains 1 where the hand is empty then', () => {
    const t = table({
      me: { house: 'logos', hand: ['neotechnic-gopher', 'troll', 'valdr'], line: ['neotechnic-gopher'] },
    });
    t.me.play('neotechnic-gopher').choose('troll');
    t.expect({
      me: { aember: 0, hand: ['valdr'], line: ['neotechnic-gopher', { id: 'neotechnic-gopher', exhausted: true }] },
    });
    t.me.reap('neotechnic-gopher');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        line: [
          { id: 'neotechnic-gopher', exhausted: true },
          { id: 'neotechnic-gopher', exhausted: true },
        ],
      },
    });
  });

  it('gains 1 also without a card to discard', () => {
    const t = table({ me: { house: 'logos', hand: ['neotechnic-gopher'] } });
    t.me.play('neotechnic-gopher');
    t.expect({ me: { aember: 1, line: [{ id: 'neotechnic-gopher', exhausted: true }] } });
  });

  it('Fate: the opponent draws a card', () => {
    const t = fated('neotechnic-gopher', { deck: ['troll'] }, { deck: ['valdr'] });
    t.expect({ me: { hand: ['valdr'] }, foe: { hand: [], deck: ['troll'] } });
  });
});
