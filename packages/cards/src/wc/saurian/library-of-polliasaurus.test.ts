import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('library-of-polliasaurus', () => {
  it('moves 1 from a friendly creature to the pool', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['library-of-polliasaurus'], line: [{ id: 'bumpsy', aember: 2 }, 'mother'] },
      foe: { line: [{ id: 'troll', aember: 2 }], aember: 1 },
    });
    t.me.action('library-of-polliasaurus').choose('bumpsy');
    t.expect({
      me: { aember: 1, line: [{ id: 'bumpsy', aember: 1 }, 'mother'] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 2 }] },
    });
  });

  it('does nothing where no friendly creature has æmber', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['library-of-polliasaurus'], line: ['mother'] },
      foe: { line: [{ id: 'troll', aember: 2 }] },
    });
    t.me.action('library-of-polliasaurus');
    t.expect({ me: { aember: 0, line: ['mother'] }, foe: { line: [{ id: 'troll', aember: 2 }] } });
  });
});
