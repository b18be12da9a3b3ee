import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vault-s-blessing', () => {
  it('lets each player gain 1 for each Mutant creature they control', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vault-s-blessing'], line: ['trimble', 'dew-faerie', 'pismire'] },
      foe: { aember: 2, line: ['hapsis', 'krump'] },
    });
    t.me.play('vault-s-blessing');
    t.expect({
      me: { aember: 3, line: ['trimble', 'dew-faerie', 'pismire'] },
      foe: { aember: 3, line: ['hapsis', 'krump'] },
    });
  });

  it('gives nothing where there is no Mutant', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vault-s-blessing'], line: ['dew-faerie'] },
      foe: { aember: 2, line: ['krump'] },
    });
    t.me.play('vault-s-blessing');
    t.expect({ me: { aember: 1, line: ['dew-faerie'] }, foe: { aember: 2, line: ['krump'] } });
  });

  it('counts for who controls a Mutant, not for who owns it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['vault-s-blessing'] },
      foe: { line: [{ id: 'trimble', owner: 0 }] },
    });
    t.me.play('vault-s-blessing');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: [{ id: 'trimble' }] } });
  });
});
