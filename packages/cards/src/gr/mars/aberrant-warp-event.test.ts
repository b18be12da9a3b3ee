import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aberrant-warp-event', () => {
  it('each player puts the first creature of their deck into play, and one of its neighbors is destroyed', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['aberrant-warp-event'],
        line: ['zorg', 'blypyp'],
        deck: ['punch', 'mother', 'valdr'],
      },
      foe: { line: ['krump'], deck: ['troll', 'punch'] },
    });
    t.me.play('aberrant-warp-event').flank('left');
    t.expect({
      me: {
        line: ['zorg', { id: 'mother', exhausted: true }],
        deck: ['valdr'],
        discard: ['aberrant-warp-event', 'blypyp', 'punch'],
      },
      foe: { line: [{ id: 'troll', exhausted: true }], deck: ['punch'], discard: ['krump'] },
    });
  });

  it('without a creature the whole deck is discarded; without a neighbor nothing is destroyed', () => {
    const t = table({
      me: { house: 'mars', hand: ['aberrant-warp-event'], line: ['zorg'], deck: ['punch', 'punch'] },
      foe: { deck: ['troll'] },
    });
    t.me.play('aberrant-warp-event');
    t.expect({
      me: { line: ['zorg'], deck: [], discard: ['aberrant-warp-event', 'punch', 'punch'] },
      foe: { line: [{ id: 'troll', exhausted: true }], deck: [] },
    });
  });
});
