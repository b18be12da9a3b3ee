import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('adult-swim', () => {
  it('puts each creature with power 3 or lower on its owner’s deck, and no others', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        hand: ['adult-swim'],
        line: ['sparkfist', 'hookmaster', 'tentaclid'],
        deck: ['mother'],
      },
      foe: { line: ['batdrone', 'troll', { id: 'gub', power: 3 }] },
    });
    t.me.play('adult-swim');
    t.expect({
      me: { aember: 1, line: ['hookmaster'] },
      foe: { line: ['troll', { id: 'gub', power: 3 }], deck: ['batdrone'] },
    });
    expect(t.state.players[0]?.deck).toHaveLength(3);
  });
});
