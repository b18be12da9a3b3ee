import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lightbringer-outpost', () => {
  it('puts a friendly creature on the bottom of its deck, and a friendly creature captures 3', () => {
    const t = table({
      me: { house: 'sanctum', line: ['sequis', 'troll'], artifacts: ['lightbringer-outpost'], deck: ['mother'] },
      foe: { aember: 4, line: ['krump'] },
    });
    t.me.action('lightbringer-outpost').choose('troll');
    t.expect({
      me: {
        deck: ['mother', 'troll'],
        line: [{ id: 'sequis', aember: 3 }],
        artifacts: [{ id: 'lightbringer-outpost', exhausted: true }],
      },
      foe: { aember: 1, line: ['krump'] },
    });
  });

  it('captures nothing where nothing was put there', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'sequis', warded: true }], artifacts: ['lightbringer-outpost'] },
      foe: { aember: 4 },
    });
    t.me.action('lightbringer-outpost');
    t.expect({
      me: { line: ['sequis'], artifacts: [{ id: 'lightbringer-outpost', exhausted: true }] },
      foe: { aember: 4 },
    });
    const none = table({ me: { house: 'sanctum', artifacts: ['lightbringer-outpost'] }, foe: { aember: 4 } });
    none.me.action('lightbringer-outpost');
    none.expect({ me: { line: [], artifacts: [{ id: 'lightbringer-outpost', exhausted: true }] }, foe: { aember: 4 } });
  });
});
