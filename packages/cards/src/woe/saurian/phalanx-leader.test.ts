import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('phalanx-leader', () => {
  it('makes a token creature immediately to its left', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['phalanx-leader'],
        line: ['troll', 'bumpsy'],
        deck: ['mother'],
        beside: ['scholar'],
      },
    });
    t.me.play('phalanx-leader', 'right');
    t.expect({
      me: {
        line: [
          'troll',
          'bumpsy',
          { id: 'mother', token: 'scholar', exhausted: true },
          { id: 'phalanx-leader', exhausted: true },
        ],
      },
    });
  });

  it('gives +2 power to each creature to its left for the rest of the turn', () => {
    const t = table({
      me: {
        house: 'saurian',
        houses: ['saurian', 'brobnar'],
        line: ['bumpsy', 'ballistego', 'phalanx-leader', 'krump'],
      },
      foe: { line: ['troll'] },
    });
    t.me.reap('phalanx-leader').fight('ballistego', 'troll');
    t.expect({
      me: { aember: 1, line: ['bumpsy', { id: 'phalanx-leader', exhausted: true }, 'krump'] },
      foe: { line: [{ id: 'troll', damage: 7 }] },
    });
  });
});
