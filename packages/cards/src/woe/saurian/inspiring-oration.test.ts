import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('inspiring-oration', () => {
  it('exalts a friendly creature, and makes a token creature for each æmber on it', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['inspiring-oration'],
        line: [{ id: 'troll', aember: 1 }],
        deck: ['mother', 'dextre', 'krump'],
        beside: ['scholar'],
      },
    });
    t.me.play('inspiring-oration').flank('right').flank('left');
    t.expect({
      me: {
        aember: 1,
        deck: ['krump'],
        line: [
          { id: 'dextre', token: 'scholar', exhausted: true },
          { id: 'troll', aember: 2 },
          { id: 'mother', token: 'scholar', exhausted: true },
        ],
      },
    });
  });

  it('makes none without a friendly creature', () => {
    const t = table({ me: { house: 'saurian', hand: ['inspiring-oration'], deck: ['mother'], beside: ['scholar'] } });
    t.me.play('inspiring-oration');
    t.expect({ me: { aember: 1, line: [], deck: ['mother'] } });
  });
});
