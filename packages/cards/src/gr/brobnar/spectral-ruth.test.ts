import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = ['punch', 'punch', 'punch', 'punch', 'punch', 'anger', 'anger', 'anger', 'anger', 'anger'];

describe('spectral-ruth', () => {
  it('archives the discard pile where its player forged a key this turn', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], aember: 6, hand: ['spectral-ruth'], discard: ['punch', 'troll'] },
    });
    t.me.house('brobnar').play('spectral-ruth');
    t.expect({
      me: { keys: 1, archives: ['punch', 'troll'], discard: [], line: [{ id: 'spectral-ruth', exhausted: true }] },
    });
  });

  it('does not where none was forged', () => {
    const t = table({ me: { house: 'brobnar', hand: ['spectral-ruth'], discard: ['punch'] } });
    t.me.play('spectral-ruth');
    t.expect({ me: { archives: [], discard: ['punch'], line: [{ id: 'spectral-ruth', exhausted: true }] } });
  });

  it.each([
    { discard: ten, archives: ['spectral-ruth'] },
    { discard: ten.slice(1), archives: [] },
  ])('destroyed goes to $archives', ({ discard, archives }) => {
    const t = table({ me: { house: 'brobnar', line: ['spectral-ruth'], discard }, foe: { line: ['troll'] } });
    t.me.fight('spectral-ruth', 'troll');
    t.expect({ me: { line: [], archives }, foe: { line: [{ id: 'troll', damage: 1 }] } });
  });
});
