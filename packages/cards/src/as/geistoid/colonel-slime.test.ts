import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('colonel-slime', () => {
  it('has a friendly creature capture 1 as it is scrapped', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['colonel-slime'], line: ['troll', 'krump'] },
      foe: { line: ['gub'], aember: 2 },
    });
    t.me.discard('colonel-slime').choose('krump');
    t.expect({
      me: { line: ['troll', { id: 'krump', aember: 1 }], discard: ['colonel-slime'] },
      foe: { line: ['gub'], aember: 1 },
    });
  });

  it('does nothing without a friendly creature, nor as it is played', () => {
    const t = table({ me: { house: 'geistoid', hand: ['colonel-slime', 'colonel-slime'] }, foe: { aember: 2 } });
    t.me.discard('colonel-slime').play('colonel-slime');
    t.expect({ me: { line: [{ id: 'colonel-slime', exhausted: true }] }, foe: { aember: 2 } });
  });
});
