import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = ['punch', 'punch', 'punch', 'punch', 'punch', 'anger', 'anger', 'anger', 'anger', 'anger'];

describe('fight-to-the-end', () => {
  it('readies and fights with a friendly creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fight-to-the-end'], line: [{ id: 'troll', exhausted: true }, 'bumpsy'] },
      foe: { line: ['mother'] },
    });
    t.me.play('fight-to-the-end').choose('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', damage: 5, exhausted: true }, 'bumpsy'] }, foe: { line: [] } });
  });

  it('gives it skirmish first where its player is haunted', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fight-to-the-end'], line: ['troll'], discard: ten },
      foe: { line: ['mother'] },
    });
    t.me.play('fight-to-the-end');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: [] } });
  });
});
