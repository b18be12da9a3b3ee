import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('haunting-deck', () => {
  it('purges a card from a discard pile if you are haunted', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['haunting-deck'], discard: filler(10) },
      foe: { discard: ['troll', 'anger'] },
    });
    t.me.play('haunting-deck').choose('troll');
    t.expect({ me: { aember: 1, purged: [] }, foe: { discard: ['anger'], purged: ['troll'] } });
  });

  it('purges none with nine cards in your pile: it does not count itself', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['haunting-deck'], discard: filler(9) },
      foe: { discard: filler(10) },
    });
    t.me.play('haunting-deck');
    t.expect({ me: { aember: 1, purged: [] }, foe: { discard: filler(10), purged: [] } });
  });
});
