import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aembrosia-outpost', () => {
  it('puts a friendly creature below its owner’s deck, and moves 1 æmber from a friendly creature to your pool', () => {
    const t = table({
      me: {
        house: 'saurian',
        artifacts: ['aembrosia-outpost'],
        line: ['bumpsy', { id: 'troll', aember: 2 }, { id: 'mother', aember: 1 }],
        deck: ['krump'],
      },
    });
    t.me.action('aembrosia-outpost').choose('bumpsy').choose('troll');
    t.expect({
      me: {
        aember: 1,
        deck: ['krump', 'bumpsy'],
        line: [
          { id: 'troll', aember: 1 },
          { id: 'mother', aember: 1 },
        ],
      },
    });
  });

  it('moves nothing where a ward kept the creature', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['aembrosia-outpost'], line: [{ id: 'troll', aember: 2, warded: true }] },
    });
    t.me.action('aembrosia-outpost');
    t.expect({ me: { aember: 0, line: [{ id: 'troll', aember: 2 }] } });
  });
});
