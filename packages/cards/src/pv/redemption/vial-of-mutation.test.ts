import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vial-of-mutation', () => {
  it('makes Mutants of 2 creatures as long as they have their counters', () => {
    const changed = { id: 'valdr', counters: { mutation: 1 } } as const;
    const t = table({
      me: { house: 'redemption', hand: ['vial-of-mutation', 'heed-the-horde'], line: ['valdr', 'troll'] },
      foe: { aember: 3, line: ['valdr'] },
    });
    t.me.play('vial-of-mutation').choose('valdr').choose('troll').done;
    t.expect({ me: { line: [changed, { id: 'troll', counters: { mutation: 1 } }] }, foe: { line: ['valdr'] } });
    t.me.play('heed-the-horde');
    t.expect({
      me: { line: [changed, { id: 'troll', counters: { mutation: 1 } }] },
      foe: { aember: 1, line: ['valdr'] },
    });
  });
});
