import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('caught-you-napping', () => {
  it('ruling caught-you-napping/count: steals 1 for each exhausted enemy creature, overwhelmed or not', () => {
    const t = table({
      me: { house: 'shadows', hand: ['caught-you-napping'], line: ['krump', 'troll'] },
      foe: {
        aember: 5,
        line: [
          { id: 'mother', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
    });
    t.me.play('caught-you-napping');
    t.expect({
      me: { aember: 3, line: ['krump', 'troll'] },
      foe: {
        aember: 3,
        line: [
          { id: 'mother', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
    });
  });

  it('exhausts an enemy creature before while its player is overwhelmed', () => {
    const t = table({
      me: { house: 'shadows', hand: ['caught-you-napping'], line: [{ id: 'krump', exhausted: true }] },
      foe: { aember: 5, line: ['mother', { id: 'valdr', exhausted: true }] },
    });
    t.me.play('caught-you-napping').choose('mother');
    t.expect({
      me: { aember: 3, line: [{ id: 'krump', exhausted: true }] },
      foe: {
        aember: 3,
        line: [
          { id: 'mother', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
    });
  });
});
