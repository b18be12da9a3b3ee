import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('universal-translator', () => {
  it('uses a friendly creature that is not of Star Alliance after a reap', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        line: [{ id: 'explo-rover', upgrades: ['universal-translator'] }, 'bumpsy', 'commander-chan'],
      },
      foe: {},
    });
    t.me.reap('explo-rover');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'explo-rover', exhausted: true, upgrades: ['universal-translator'] },
          { id: 'bumpsy', exhausted: true },
          'commander-chan',
        ],
      },
    });
  });
});
