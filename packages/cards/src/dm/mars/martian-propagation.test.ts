import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('martian-propagation', () => {
  it('destroys each friendly creature, and draws 2 cards for each', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['martian-propagation'],
        line: ['krump', 'mother', { id: 'valdr', warded: true }],
        deck: ['anger', 'anger', 'anger', 'anger', 'troll'],
      },
      foe: { line: ['batdrone'] },
    });
    t.me.play('martian-propagation');
    t.expect({
      me: { aember: 1, line: ['valdr'], hand: ['anger', 'anger', 'anger', 'anger'], deck: ['troll'] },
      foe: { line: ['batdrone'] },
    });
  });

  it('draws none without a friendly creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['martian-propagation'], deck: ['anger'] },
      foe: { line: ['batdrone'] },
    });
    t.me.play('martian-propagation');
    t.expect({ me: { aember: 1, hand: [] }, foe: { line: ['batdrone'] } });
  });
});
