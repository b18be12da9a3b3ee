import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = ['punch', 'punch', 'punch', 'punch', 'punch', 'anger', 'anger', 'anger', 'anger', 'anger'];

describe('phantom-drummernaut', () => {
  it('returns a creature from the discard pile as it is played and after it fought', () => {
    const t = table({ me: { house: 'brobnar', hand: ['phantom-drummernaut'], discard: ['troll', 'punch', 'bumpsy'] } });
    t.me.play('phantom-drummernaut').choose('troll');
    t.expect({
      me: { hand: ['troll'], discard: ['punch', 'bumpsy'], line: [{ id: 'phantom-drummernaut', exhausted: true }] },
    });
    const u = table({
      me: { house: 'brobnar', line: ['phantom-drummernaut'], discard: ['troll', 'punch'] },
      foe: { line: ['batdrone'] },
    });
    u.me.fight('phantom-drummernaut', 'batdrone');
    u.expect({
      me: { hand: ['troll'], discard: ['punch'], line: [{ id: 'phantom-drummernaut', damage: 2, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it.each([
    { discard: ten, archives: ['phantom-drummernaut'] },
    { discard: ten.slice(1), archives: [] },
  ])('destroyed goes to $archives', ({ discard, archives }) => {
    const t = table({
      me: { house: 'brobnar', line: ['phantom-drummernaut'], discard },
      foe: { line: ['troll'] },
    });
    t.me.fight('phantom-drummernaut', 'troll');
    t.expect({ me: { line: [], archives }, foe: { line: [{ id: 'troll', damage: 6 }] } });
  });
});
