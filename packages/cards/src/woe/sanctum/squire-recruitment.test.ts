import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('squire-recruitment', () => {
  it('makes a token creature for each friendly Knight', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['squire-recruitment'],
        beside: ['squire'],
        deck: ['mother', 'valdr', 'gub'],
        line: ['sequis', 'francus', 'troll'],
      },
      foe: { line: ['raiding-knight'] },
    });
    t.me.play('squire-recruitment').flank('right').flank('right');
    t.expect({
      me: {
        aember: 1,
        deck: ['gub'],
        line: [
          'sequis',
          'francus',
          'troll',
          { id: 'mother', token: 'squire', exhausted: true },
          { id: 'valdr', token: 'squire', exhausted: true },
        ],
      },
      foe: { line: ['raiding-knight'] },
    });
  });

  it('counted first: Defenders that are made are Knights, but come too late', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['squire-recruitment'],
        beside: ['defender'],
        deck: ['mother', 'valdr'],
        line: ['sequis'],
      },
    });
    t.me.play('squire-recruitment').flank('right');
    t.expect({
      me: { aember: 1, deck: ['valdr'], line: ['sequis', { id: 'mother', token: 'defender', exhausted: true }] },
    });
  });
});
