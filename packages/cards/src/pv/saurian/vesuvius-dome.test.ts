import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vesuvius-dome', () => {
  it('moves all æmber from creatures to the common supply, destroys each creature and itself', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['vesuvius-dome', 'cannon'], line: [{ id: 'valdr', aember: 2 }, 'troll'] },
      foe: {
        artifacts: ['cannon'],
        line: [
          { id: 'troll', aember: 3 },
          { id: 'bumpsy', aember: 1, warded: true },
        ],
      },
    });
    t.me.action('vesuvius-dome');
    t.expect({
      me: { aember: 0, artifacts: ['cannon'], line: [] },
      foe: { aember: 0, artifacts: ['cannon'], line: ['bumpsy'] },
    });
  });
});
