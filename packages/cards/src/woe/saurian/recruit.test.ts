import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('recruit', () => {
  it('makes a token creature, and is archived where you exalted a friendly creature this turn', () => {
    const t = table({
      me: { house: 'saurian', hand: ['recruit', 'epic-poem'], line: ['troll'], deck: ['mother'], beside: ['scholar'] },
    });
    t.me.play('epic-poem').play('recruit').flank('right');
    t.expect({
      me: {
        archives: ['recruit'],
        discard: ['epic-poem'],
        line: [
          { id: 'troll', aember: 1 },
          { id: 'mother', token: 'scholar', exhausted: true },
        ],
      },
    });
  });

  it('is discarded where only an enemy creature was exalted, or none', () => {
    const t = table({ me: { house: 'saurian', hand: ['recruit'], deck: ['mother'], beside: ['scholar'] } });
    t.me.play('recruit');
    t.expect({
      me: { archives: [], discard: ['recruit'], line: [{ id: 'mother', token: 'scholar', exhausted: true }] },
    });
  });
});
