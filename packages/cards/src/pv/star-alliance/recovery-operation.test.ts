import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('recovery-operation', () => {
  const deck = ['anger', 'troll', 'valdr', 'punch'];
  const dealt = () => table({ me: { house: 'star-alliance', hand: ['recovery-operation'], deck, discard: ['krump'] } });

  it('discards the bottom 3 cards of the deck, and puts any number of them on top in any order', () => {
    const t = dealt();
    t.me.play('recovery-operation').yes().choose('punch', 'troll').done().choose('troll').choose('punch');
    t.expect({ me: { deck: ['punch', 'troll', 'anger'], discard: ['recovery-operation', 'valdr', 'krump'] } });
  });

  it('may leave them all in the discard pile', () => {
    const t = dealt();
    t.me.play('recovery-operation').no();
    t.expect({ me: { deck: ['anger'], discard: ['recovery-operation', 'troll', 'valdr', 'punch', 'krump'] } });
  });
});
