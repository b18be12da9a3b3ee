import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = ['punch', 'punch', 'punch', 'punch', 'punch', 'anger', 'anger', 'anger', 'anger', 'anger'];

describe('thunderdell', () => {
  it.each([
    { discard: ten, splash: 5 },
    { discard: ten.slice(1), splash: 0 },
  ])('splashes $splash', ({ discard, splash }) => {
    const t = table({
      me: { house: 'brobnar', line: ['thunderdell'], discard },
      foe: { line: ['troll', 'batdrone', 'krump'] },
    });
    t.me.fight('thunderdell', 'batdrone');
    t.expect({
      me: { line: [{ id: 'thunderdell', damage: 2, exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: splash },
          { id: 'krump', damage: splash },
        ],
      },
    });
  });
});
