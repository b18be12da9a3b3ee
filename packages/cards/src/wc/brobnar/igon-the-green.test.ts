import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('igon-the-green', () => {
  it('is purged when it is destroyed, and fetches an Igon the Terrible', () => {
    const t = table({
      me: {
        ...{ house: 'brobnar', line: ['igon-the-green', 'troll'] },
        discard: ['punch', 'igon-the-terrible', 'igon-the-terrible'],
      },
      foe: { line: ['mother'] },
    });
    t.me.fight('igon-the-green', 'mother').choose('igon-the-terrible');
    t.expect({
      me: {
        line: ['troll'],
        hand: ['igon-the-terrible'],
        purged: ['igon-the-green'],
        discard: ['punch', 'igon-the-terrible'],
      },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('is purged all the same where there is none to fetch', () => {
    const t = table({
      me: { house: 'brobnar', line: ['igon-the-green'], deck: ['igon-the-terrible'] },
      foe: { line: ['mother'], discard: ['igon-the-terrible'] },
    });
    t.me.fight('igon-the-green', 'mother');
    t.expect({
      me: { line: [], hand: [], purged: ['igon-the-green'], deck: ['igon-the-terrible'], discard: [] },
      foe: { line: [{ id: 'mother', damage: 4 }], discard: ['igon-the-terrible'] },
    });
  });

  it('ruling igon-the-green/ward: a ward stops the destruction, so that nothing is purged or returned', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'igon-the-green', warded: true }], discard: ['igon-the-terrible'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('igon-the-green', 'mother');
    t.expect({
      me: {
        line: [{ id: 'igon-the-green', exhausted: true }],
        hand: [],
        purged: [],
        discard: ['igon-the-terrible'],
      },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('is not purged where it leaves play in another way', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['drummernaut'], line: ['igon-the-green'], discard: ['igon-the-terrible'] },
    });
    t.me.play('drummernaut');
    t.expect({
      me: {
        line: [{ id: 'drummernaut', exhausted: true }],
        hand: ['igon-the-green'],
        purged: [],
        discard: ['igon-the-terrible'],
      },
    });
  });
});
