import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('fallen-sovereign', () => {
  it('makes Mutants of its neighbors', () => {
    const t = table({
      me: { house: 'redemption', line: ['valdr', 'fallen-sovereign', 'troll', 'dextre'], hand: ['heed-the-horde'] },
      foe: { aember: 5 },
    });
    t.me.play('heed-the-horde');
    t.expect({ me: { line: ['valdr', 'fallen-sovereign', 'troll', 'dextre'] }, foe: { aember: 2 } });
  });

  it('Fate: goes into play under the control of the active player, who does not own it', () => {
    const t = fated('fallen-sovereign', { line: ['valdr'] });
    t.foe.flank('left');
    t.expect({
      me: { discard: [], beside: ['wasteful-regret'] },
      foe: { line: [{ id: 'fallen-sovereign', exhausted: true }, 'valdr'] },
    });
  });
});
