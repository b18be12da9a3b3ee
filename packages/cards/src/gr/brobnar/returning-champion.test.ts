import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = ['punch', 'punch', 'punch', 'punch', 'punch', 'anger', 'anger', 'anger', 'anger', 'anger'];

describe('returning-champion', () => {
  it('is dealt 3 as it is played', () => {
    const t = table({ me: { house: 'brobnar', hand: ['returning-champion'] } });
    t.me.play('returning-champion');
    t.expect({ me: { line: [{ id: 'returning-champion', damage: 3, exhausted: true }] } });
  });

  it('after a fight all its damage goes to another creature, where its player is haunted', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'returning-champion', damage: 3 }], discard: ten },
      foe: { line: ['batdrone', 'troll', { id: 'krump', warded: true }] },
    });
    t.me.fight('returning-champion', 'batdrone').choose('troll');
    t.expect({
      me: { line: [{ id: 'returning-champion', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: 5 },
          { id: 'krump', warded: true },
        ],
      },
    });
  });

  it('keeps it where its player is not, or there is no other creature', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'returning-champion', damage: 3 }] },
      foe: { line: ['batdrone', 'troll'] },
    });
    t.me.fight('returning-champion', 'batdrone');
    t.expect({ me: { line: [{ id: 'returning-champion', damage: 5, exhausted: true }] }, foe: { line: ['troll'] } });
    const u = table({
      me: { house: 'brobnar', line: [{ id: 'returning-champion', damage: 3 }], discard: ten },
      foe: { line: ['batdrone'] },
    });
    u.me.fight('returning-champion', 'batdrone');
    u.expect({ me: { line: [{ id: 'returning-champion', damage: 5, exhausted: true }] }, foe: { line: [] } });
  });
});
