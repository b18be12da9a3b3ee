import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('murkens', () => {
  it('plays the top card of the deck of the opponent as yours', () => {
    const t = table({
      me: { house: 'shadows', hand: ['murkens'] },
      foe: { deck: ['mother', 'fear'], archives: ['anger'], aember: 1 },
    });
    t.me.play('murkens').choose('The top card of the deck').flank('right');
    t.expect({
      me: {
        line: [
          { id: 'murkens', exhausted: true },
          { id: 'mother', exhausted: true, owner: 1 },
        ],
      },
      foe: { deck: ['fear'], archives: ['anger'] },
    });
  });

  it('plays a random card of the enemy archives, whose bonus and text serve you', () => {
    const t = table({
      me: { house: 'shadows', hand: ['murkens'] },
      foe: { deck: ['fear'], archives: ['urchin'], aember: 2 },
    });
    t.me.play('murkens').choose('A random archived card').flank('left');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'urchin', exhausted: true },
          { id: 'murkens', exhausted: true },
        ],
      },
      foe: { aember: 1, deck: ['fear'], archives: [] },
    });
  });

  it('puts an action into the discard pile of its owner', () => {
    const t = table({
      me: { house: 'shadows', hand: ['murkens'] },
      foe: { deck: ['virtuous-works'], archives: ['urchin'] },
    });
    t.me.play('murkens').choose('The top card of the deck');
    t.expect({
      me: { aember: 3, line: [{ id: 'murkens', exhausted: true }], discard: [] },
      foe: { deck: [], archives: ['urchin'], discard: ['virtuous-works'] },
    });
  });
});
