import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('abduct-o-matic', () => {
  it('captures 2 after a fight while its controller is haunted', () => {
    const t = table({
      me: { house: 'mars', line: ['abduct-o-matic'], discard: filler(10) },
      foe: { aember: 3, line: ['gub'] },
    });
    t.me.fight('abduct-o-matic', 'gub');
    t.expect({ me: { line: [{ id: 'abduct-o-matic', aember: 2, exhausted: true }] }, foe: { aember: 1, line: [] } });
    const few = table({
      me: { house: 'mars', line: ['abduct-o-matic'], discard: filler(9) },
      foe: { aember: 3, line: ['gub'] },
    });
    few.me.fight('abduct-o-matic', 'gub');
    few.expect({ me: { line: [{ id: 'abduct-o-matic', exhausted: true }] }, foe: { aember: 3, line: [] } });
  });

  it('discarded from the hand, the least powerful friendly creature captures 2', () => {
    const t = table({
      me: { house: 'mars', hand: ['abduct-o-matic'], line: ['zorg', 'blypyp'] },
      foe: { aember: 3, line: ['gub'] },
    });
    t.me.discard('abduct-o-matic');
    t.expect({ me: { line: ['zorg', { id: 'blypyp', aember: 2 }] }, foe: { aember: 1, line: ['gub'] } });
  });
});
