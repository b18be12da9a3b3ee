import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('renewed-life', () => {
  it('fully heals a creature and makes a token creature for each damage', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['renewed-life'],
        beside: ['squire'],
        deck: ['mother', 'valdr', 'gub'],
        line: ['sequis'],
      },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
    t.me.play('renewed-life').choose('troll').flank('left').flank('left');
    t.expect({
      me: {
        aember: 1,
        deck: ['gub'],
        line: [
          { id: 'valdr', token: 'squire', exhausted: true },
          { id: 'mother', token: 'squire', exhausted: true },
          'sequis',
        ],
      },
      foe: { line: ['troll'] },
    });
  });

  it('none of an undamaged one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['renewed-life'], beside: ['squire'], deck: ['mother'], line: ['sequis'] },
    });
    t.me.play('renewed-life');
    t.expect({ me: { aember: 1, deck: ['mother'], line: ['sequis'] } });
  });
});
