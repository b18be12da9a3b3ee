import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('request-donations', () => {
  it('makes a token creature, which captures 2', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['request-donations'], beside: ['squire'], deck: ['mother'], line: ['sequis'] },
      foe: { aember: 3 },
    });
    t.me.play('request-donations').flank('left');
    t.expect({
      me: { line: [{ id: 'mother', token: 'squire', aember: 2, exhausted: true }, 'sequis'] },
      foe: { aember: 1 },
    });
  });

  it('without a token creature nothing is captured', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['request-donations'], deck: ['mother'], line: ['sequis'] },
      foe: { aember: 3 },
    });
    t.me.play('request-donations');
    t.expect({ me: { line: ['sequis'] }, foe: { aember: 3 } });
  });
});
