import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vineapple-tree', () => {
  it('makes keys cost each player 1 more for each growth counter', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['logos', 'mars', 'untamed'],
        artifacts: [{ id: 'vineapple-tree', counters: { growth: 1 } }],
      },
      foe: { houses: ['brobnar', 'dis', 'shadows'], aember: 7 },
    });
    t.me.action('vineapple-tree').end();
    t.foe.house('dis');
    t.expect({ me: { artifacts: [{ id: 'vineapple-tree', counters: { growth: 2 } }] }, foe: { keys: 0, aember: 7 } });
  });

  it('loses all its counters after a key is forged', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['logos', 'mars', 'untamed'],
        artifacts: [{ id: 'vineapple-tree', counters: { growth: 1 } }],
      },
      foe: { houses: ['brobnar', 'dis', 'shadows'], aember: 8 },
    });
    t.me.action('vineapple-tree').end();
    t.foe.house('dis');
    t.expect({ me: { artifacts: [{ id: 'vineapple-tree', counters: { growth: 0 } }] }, foe: { keys: 1, aember: 0 } });
  });
});
