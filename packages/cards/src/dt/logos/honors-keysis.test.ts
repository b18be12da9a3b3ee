import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('honors-keysis', () => {
  it('as the first card of the turn it costs 6 more', () => {
    const t = table({ me: { house: 'logos', hand: ['honors-keysis'], aember: 11 }, foe: {} });
    t.me.play('honors-keysis');
    t.expect({ me: { keys: 1, aember: 0, purged: ['honors-keysis'] } });
  });

  it('forges nothing that cannot be paid, and is discarded then', () => {
    const t = table({ me: { house: 'logos', hand: ['honors-keysis'], aember: 10 }, foe: {} });
    t.me.play('honors-keysis');
    t.expect({ me: { keys: 0, aember: 11, purged: [], discard: ['honors-keysis'] } });
  });

  it('costs 1 less for each card played before it', () => {
    const t = table({ me: { house: 'logos', hand: ['foggify', 'foggify', 'honors-keysis'], aember: 7 }, foe: {} });
    t.me.play('foggify').play('foggify').play('honors-keysis');
    t.expect({ me: { keys: 1, aember: 0, purged: ['honors-keysis'] } });
  });

  it('after more than 6 other cards it costs less than a key does', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: [...Array<string>(5).fill('foggify'), 'labwork', 'labwork', 'honors-keysis'],
        archives: [],
      },
      foe: {},
    });
    for (let i = 0; i < 5; i++) t.me.play('foggify');
    t.me.play('labwork').choose('labwork');
    t.expect({ me: { aember: 6, keys: 0 } });
    t.me.play('honors-keysis');
    t.expect({ me: { keys: 1, aember: 1, purged: ['honors-keysis'] } });
  });

  it('does not count what was discarded', () => {
    const t = table({ me: { house: 'logos', hand: ['foggify', 'honors-keysis'], aember: 10 }, foe: {} });
    t.me.discard('foggify').play('honors-keysis');
    t.expect({ me: { keys: 0, aember: 11, purged: [] } });
  });
});
