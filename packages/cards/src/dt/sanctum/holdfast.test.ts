import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('holdfast', () => {
  it('is readied after a neighbor is dealt damage', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['krump', { id: 'holdfast', exhausted: true }] },
      foe: {},
    });
    t.me.play('punch').choose('krump');
    t.expect({ me: { aember: 1, line: [{ id: 'krump', damage: 3 }, 'holdfast'] } });
  });

  it('also where the neighbor dies of it, or is dealt it in a fight', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['silvertooth', { id: 'holdfast', exhausted: true }] },
      foe: {},
    });
    t.me.play('punch').choose('silvertooth');
    t.expect({ me: { line: ['holdfast'], discard: ['punch', 'silvertooth'] } });
    const fight = table({
      me: { house: 'brobnar', line: ['troll', { id: 'holdfast', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    fight.me.fight('troll', 'tocsin');
    fight.expect({ me: { line: [{ id: 'troll', damage: 3, exhausted: true }, 'holdfast'] }, foe: { line: [] } });
  });

  it('not for damage to itself, to a creature further away or to an enemy', () => {
    const tired = { id: 'holdfast', exhausted: true };
    const t = table({
      me: { house: 'brobnar', hand: ['punch', 'punch', 'punch'], line: ['krump', 'mother', tired] },
      foe: { line: ['troll'] },
    });
    t.me.play('punch').choose('krump').play('punch').choose('holdfast').play('punch').choose('troll');
    t.expect({
      me: { line: [{ id: 'krump', damage: 3 }, 'mother', { ...tired, damage: 3 }] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('not for damage that armor or a ward keeps off altogether', () => {
    const tired = { id: 'holdfast', exhausted: true };
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch', 'punch'],
        line: [{ id: 'staunch-knight', upgrades: ['protect-the-weak'] }, tired, { id: 'krump', warded: true }],
      },
      foe: {},
    });
    t.me.play('punch').choose('staunch-knight').play('punch').choose('krump');
    t.expect({ me: { line: [{ id: 'staunch-knight', upgrades: ['protect-the-weak'] }, tired, 'krump'] } });
  });

  it('is readied again and again, also in the turn of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['krump', { id: 'holdfast', exhausted: true }] },
    });
    t.me.play('punch').choose('krump');
    t.expect({ foe: { line: [{ id: 'krump', damage: 3 }, 'holdfast'] } });
  });
});
