import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('chasm-vespid', () => {
  it('Fate: archives each friendly creature that is not on a flank', () => {
    const t = fated(
      'chasm-vespid',
      { line: ['valdr', 'troll', 'bumpsy', 'valdr'] },
      { line: ['valdr', 'troll', 'valdr'] },
    );
    t.expect({
      me: { line: ['valdr', 'troll', 'valdr'] },
      foe: { line: ['valdr', 'valdr'], archives: ['troll', 'bumpsy'] },
    });
  });
});
