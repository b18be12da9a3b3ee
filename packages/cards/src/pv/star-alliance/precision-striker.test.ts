import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('precision-striker', () => {
  it('discards the top 3 cards of the deck of the opponent as it is played, and puts one of them on its bottom', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['precision-striker'], deck: ['dextre'] },
      foe: { deck: ['troll', 'valdr', 'anger', 'punch'], discard: ['krump'] },
    });
    t.me.play('precision-striker').choose('valdr');
    t.expect({
      me: { deck: ['dextre'], line: [{ id: 'precision-striker', exhausted: true }] },
      foe: { deck: ['punch', 'valdr'], discard: ['anger', 'troll', 'krump'] },
    });
  });

  it('after it reaps, with fewer cards there', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['precision-striker'] },
      foe: { deck: ['troll', 'valdr'], discard: ['krump'] },
    });
    t.me.reap('precision-striker').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'precision-striker', exhausted: true }] },
      foe: { deck: ['troll'], discard: ['valdr', 'krump'] },
    });
  });

  it('after it fights; an empty deck stays empty', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['precision-striker'] },
      foe: { line: ['dust-pixie'], discard: ['krump'] },
    });
    t.me.fight('precision-striker', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'precision-striker', exhausted: true, damage: 1 }] },
      foe: { line: [], deck: [], discard: ['dust-pixie', 'krump'] },
    });
  });
});
