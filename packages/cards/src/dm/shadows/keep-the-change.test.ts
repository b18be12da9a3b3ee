import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('keep-the-change', () => {
  it('pays the opponent up to 6, and draws a card for each', () => {
    const t = table({
      me: { house: 'shadows', hand: ['keep-the-change'], aember: 3, deck: ['krump', 'mother', 'valdr'] },
      foe: { aember: 1 },
    });
    t.me.play('keep-the-change').choose(2);
    t.expect({ me: { aember: 2, hand: ['krump', 'mother'], deck: ['valdr'] }, foe: { aember: 3 } });
  });

  it('nothing too', () => {
    const t = table({ me: { house: 'shadows', hand: ['keep-the-change'], aember: 3, deck: ['krump'] }, foe: {} });
    t.me.play('keep-the-change').choose(0);
    t.expect({ me: { aember: 4, hand: [] }, foe: { aember: 0 } });
  });

  it('no more than 6', () => {
    const t = table({ me: { house: 'shadows', hand: ['keep-the-change'], aember: 8 }, foe: {} });
    t.me.play('keep-the-change').choose(6);
    t.expect({ me: { aember: 3 }, foe: { aember: 6 } });
  });
});
