import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('iyxrenu-the-clever', () => {
  it('loses 1 to move all æmber of a creature to the pool', () => {
    const t = table({
      me: { house: 'mars', aember: 2, line: ['iyxrenu-the-clever', { id: 'tunk', aember: 1 }] },
      foe: { aember: 2, line: [{ id: 'troll', aember: 3 }] },
    });
    t.me.action('iyxrenu-the-clever').choose('troll');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'iyxrenu-the-clever', exhausted: true },
          { id: 'tunk', aember: 1 },
        ],
      },
      foe: { aember: 2, line: ['troll'] },
    });
  });

  it('moves nothing for a player without æmber', () => {
    const t = table({
      me: { house: 'mars', line: ['iyxrenu-the-clever'] },
      foe: { line: [{ id: 'troll', aember: 3 }] },
    });
    t.me.action('iyxrenu-the-clever');
    t.expect({
      me: { aember: 0, line: [{ id: 'iyxrenu-the-clever', exhausted: true }] },
      foe: { line: [{ id: 'troll', aember: 3 }] },
    });
  });

  it('may choose a creature that has none: the 1 is lost', () => {
    const t = table({
      me: { house: 'mars', aember: 1, line: ['iyxrenu-the-clever'] },
      foe: { line: [{ id: 'troll', aember: 3 }] },
    });
    t.me.action('iyxrenu-the-clever').choose('iyxrenu-the-clever');
    t.expect({
      me: { aember: 0, line: [{ id: 'iyxrenu-the-clever', exhausted: true }] },
      foe: { line: [{ id: 'troll', aember: 3 }] },
    });
  });
});
