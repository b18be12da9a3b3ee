import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'transitory-philosopher', exhausted: true };

describe('transitory-philosopher', () => {
  it('steals 1 for each enemy artifact', () => {
    const artifacts = ['library-of-babble', 'sandhopper'];
    const t = table({
      me: { house: 'ekwidon', line: ['transitory-philosopher'], artifacts: ['flea-market'] },
      foe: { aember: 3, artifacts },
    });
    t.me.action('transitory-philosopher');
    t.expect({ me: { aember: 2, line: [used], artifacts: ['flea-market'] }, foe: { aember: 1, artifacts } });
  });

  it('steals nothing without one', () => {
    const t = table({ me: { house: 'ekwidon', line: ['transitory-philosopher'] }, foe: { aember: 3 } });
    t.me.action('transitory-philosopher');
    t.expect({ me: { line: [used] }, foe: { aember: 3 } });
  });
});
