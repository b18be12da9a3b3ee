import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('catch-and-release', () => {
  it('returns all creatures, and each player discards down to 6 cards', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        hand: ['catch-and-release', 'punch', 'punch', 'punch', 'punch', 'punch'],
        line: ['hookmaster', 'sparkfist', 'tentaclid'],
      },
      foe: { hand: ['mother', 'mother'], line: ['troll'] },
    });
    t.me.play('catch-and-release');
    expect(
      t.state.players.map(({ hand, discard, chains, line }) => [hand.length, discard.length, chains, line.length]),
    ).toEqual([
      [6, 3, 2, 0],
      [3, 0, 0, 0],
    ]);
  });

  it('returns cards to the hands of their owners', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['catch-and-release'], line: [{ id: 'troll', owner: 1 }] },
      foe: {},
    });
    t.me.play('catch-and-release');
    t.expect({ me: { line: [], hand: [] }, foe: { hand: ['troll'] } });
  });
});
