import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('tormented-badge', () => {
  it('takes control of an enemy Mutant creature', () => {
    const t = table({
      me: { house: 'redemption', artifacts: ['tormented-badge'] },
      foe: { line: ['valdr', 'infomorph'] },
    });
    t.me.action('tormented-badge');
    t.expect({
      me: { line: ['infomorph'], artifacts: [{ id: 'tormented-badge', exhausted: true }] },
      foe: { line: ['valdr'] },
    });
  });

  it('does nothing without one', () => {
    const t = table({ me: { house: 'redemption', artifacts: ['tormented-badge'] }, foe: { line: ['valdr'] } });
    t.me.action('tormented-badge');
    t.expect({ me: { line: [], artifacts: [{ id: 'tormented-badge', exhausted: true }] }, foe: { line: ['valdr'] } });
  });

  it('Fate: gives the most powerful friendly creature to the opponent of the active player', () => {
    const t = fated('tormented-badge', { line: ['valdr', 'bumpsy'] });
    t.expect({ me: { line: ['valdr'] }, foe: { line: ['bumpsy'] } });
  });
});
