import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ditch-the-loot', () => {
  it('moves all æmber from one creature to another', () => {
    const t = table({
      me: { house: 'shadows', hand: ['ditch-the-loot'], line: ['krump'] },
      foe: {
        line: [
          { id: 'mother', aember: 3 },
          { id: 'valdr', aember: 1 },
        ],
      },
    });
    t.me.play('ditch-the-loot').choose('mother').choose('krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'krump', aember: 3 }] },
      foe: { line: ['mother', { id: 'valdr', aember: 1 }] },
    });
  });

  it('moves none where there is a single creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['ditch-the-loot'] },
      foe: { line: [{ id: 'mother', aember: 3 }] },
    });
    t.me.play('ditch-the-loot');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mother', aember: 3 }] } });
  });
});
