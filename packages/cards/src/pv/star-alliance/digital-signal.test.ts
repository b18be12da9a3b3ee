import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('digital-signal', () => {
  it('archives a card for each card in the archives of the opponent, and discards these', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['digital-signal', 'troll', 'valdr', 'anger'], archives: ['punch'] },
      foe: { archives: ['bumpsy', 'krump'] },
    });
    t.me.play('digital-signal').choose('troll', 'anger');
    t.expect({
      me: { aember: 1, hand: ['valdr'], archives: ['punch', 'troll', 'anger'] },
      foe: { archives: [], discard: ['bumpsy', 'krump'] },
    });
  });

  it('does nothing where they are empty', () => {
    const t = table({ me: { house: 'star-alliance', hand: ['digital-signal', 'troll'], archives: ['punch'] } });
    t.me.play('digital-signal');
    t.expect({ me: { hand: ['troll'], archives: ['punch'] } });
  });
});
