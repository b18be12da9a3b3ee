import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('membership-drive', () => {
  it('makes a token creature, and gains 1 for each friendly one', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['membership-drive'],
        beside: ['squire'],
        deck: ['mother'],
        line: ['sequis', { id: 'troll', token: 'squire' }],
      },
      foe: { line: [{ id: 'mother', token: 'grunt' }] },
    });
    t.me.play('membership-drive').flank('right');
    t.expect({
      me: {
        aember: 2,
        line: ['sequis', { id: 'troll', token: 'squire' }, { id: 'mother', token: 'squire', exhausted: true }],
      },
      foe: { line: [{ id: 'mother', token: 'grunt' }] },
    });
  });

  it('gains nothing without one', () => {
    const t = table({ me: { house: 'sanctum', hand: ['membership-drive'], deck: ['mother'], line: ['sequis'] } });
    t.me.play('membership-drive');
    t.expect({ me: { aember: 0, deck: ['mother'], line: ['sequis'] } });
  });
});
