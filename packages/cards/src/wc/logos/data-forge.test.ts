import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('data-forge', () => {
  it('may forge a key at 10 more, less 1 for each card in hand', () => {
    const t = table({ me: { house: 'logos', hand: ['data-forge', ...filler(5)], aember: 10 }, foe: {} });
    t.me.play('data-forge').yes();
    t.expect({ me: { keys: 1, aember: 0 } });
    const u = table({ me: { house: 'logos', hand: ['data-forge', ...filler(5)], aember: 12 }, foe: {} });
    u.me.play('data-forge').no();
    u.expect({ me: { keys: 0, aember: 13 } });
  });

  it('forges nothing that cannot be paid', () => {
    const t = table({ me: { house: 'logos', hand: ['data-forge', ...filler(4)], aember: 10 }, foe: {} });
    t.me.play('data-forge');
    t.expect({ me: { keys: 0, aember: 11 } });
  });
});
