import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hoarding-the-goods', () => {
  it('each friendly exhausted creature captures 1', () => {
    const t = table({
      me: {
        house: 'ouboros',
        hand: ['hoarding-the-goods'],
        line: [{ id: 'troll', exhausted: true }, 'krump', { id: 'mother', exhausted: true }],
      },
      foe: { aember: 3, line: [{ id: 'valdr', exhausted: true }] },
    });
    t.me.play('hoarding-the-goods');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'troll', exhausted: true, aember: 1 }, 'krump', { id: 'mother', exhausted: true, aember: 1 }],
      },
      foe: { aember: 1, line: [{ id: 'valdr', exhausted: true }] },
    });
  });

  it('its player says which where there is too little', () => {
    const t = table({
      me: {
        house: 'ouboros',
        hand: ['hoarding-the-goods'],
        line: [
          { id: 'troll', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { aember: 1 },
    });
    t.me.play('hoarding-the-goods').choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true },
          { id: 'mother', exhausted: true, aember: 1 },
        ],
      },
      foe: { aember: 0 },
    });
  });
});
