import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('moon-light-special', () => {
  it('discards a random card from your hand, for 1', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['moon-light-special', 'troll', 'troll'] } });
    t.me.play('moon-light-special');
    t.expect({ me: { aember: 2, hand: ['troll'], discard: ['moon-light-special', 'troll'] } });
  });

  it('gains nothing with an empty hand', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['moon-light-special'] } });
    t.me.play('moon-light-special');
    t.expect({ me: { aember: 1, hand: [] } });
  });
});
