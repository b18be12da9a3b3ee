import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('soul-exchange', () => {
  it('returns the topmost creature of your pile, and destroys a creature of yours', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        hand: ['soul-exchange'],
        line: ['bumpsy', 'krump'],
        discard: ['punch', 'troll', 'batdrone'],
      },
      foe: { line: ['mother'], discard: ['snippy'] },
    });
    t.me.play('soul-exchange').choose('Yourself').choose('krump');
    t.expect({
      me: { line: ['bumpsy'], hand: ['troll'], discard: ['soul-exchange', 'krump', 'punch', 'batdrone'] },
      foe: { line: ['mother'], discard: ['snippy'] },
    });
  });

  it('does both to the opponent, or what of it can be done', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['soul-exchange'], line: ['bumpsy'] },
      foe: { line: ['krump'], discard: ['anger'] },
    });
    t.me.play('soul-exchange').choose('Your opponent');
    t.expect({ me: { line: ['bumpsy'] }, foe: { line: [], hand: [], discard: ['krump', 'anger'] } });
  });
});
