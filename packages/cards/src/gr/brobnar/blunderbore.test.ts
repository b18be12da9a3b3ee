import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = ['punch', 'punch', 'punch', 'punch', 'punch', 'anger', 'anger', 'anger', 'anger', 'anger'];

describe('blunderbore', () => {
  it.each([
    { discard: ten, left: 2 },
    { discard: ten.slice(1), left: 3 },
  ])('leaves the opponent $left after a fight', ({ discard, left }) => {
    const t = table({
      me: { house: 'brobnar', line: ['blunderbore'], discard },
      foe: { aember: 4, line: ['dextre'], discard: ten },
    });
    t.me.fight('blunderbore', 'dextre');
    t.expect({
      me: { line: [{ id: 'blunderbore', damage: 3, exhausted: true }] },
      foe: { aember: left, line: [] },
    });
  });
});
