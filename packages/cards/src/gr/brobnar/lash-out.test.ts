import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = ['punch', 'punch', 'punch', 'punch', 'punch', 'anger', 'anger', 'anger', 'anger', 'anger'];

describe('lash-out', () => {
  it.each([
    { discard: ten, splash: 3 },
    { discard: ten.slice(1), splash: 0 },
  ])('deals 3, and $splash to its neighbors', ({ discard, splash }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['lash-out'], discard },
      foe: { line: ['troll', 'krump', 'mother'] },
    });
    t.me.play('lash-out').choose('krump');
    t.expect({
      me: { aember: 1 },
      foe: {
        line: [
          { id: 'troll', damage: splash },
          { id: 'krump', damage: 3 },
          { id: 'mother', damage: splash },
        ],
      },
    });
  });
});
