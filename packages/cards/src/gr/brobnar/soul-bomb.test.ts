import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = ['punch', 'punch', 'punch', 'punch', 'punch', 'anger', 'anger', 'anger', 'anger', 'anger'];

describe('soul-bomb', () => {
  it.each([
    { discard: ten, damage: 4 },
    { discard: ten.slice(1), damage: 0 },
  ])('deals $damage to each creature, and is destroyed in any case', ({ discard, damage }) => {
    const t = table({
      me: { house: 'dis', artifacts: ['soul-bomb'], line: ['troll'], discard },
      foe: { line: ['mother'] },
    });
    t.me.omni('soul-bomb');
    t.expect({ me: { artifacts: [], line: [{ id: 'troll', damage }] }, foe: { line: [{ id: 'mother', damage }] } });
  });
});
