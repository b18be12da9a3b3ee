import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('junk-restoration', () => {
  it('discards 3, of which one may come to your hand', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['junk-restoration'], deck: ['troll', 'punch', 'anger', 'krump'] },
    });
    t.me.play('junk-restoration').yes().choose('punch');
    t.expect({ me: { aember: 1, hand: ['punch'], deck: ['krump'], discard: ['junk-restoration', 'anger', 'troll'] } });
  });

  it('may leave them there, and finds no older card', () => {
    const t = table({ me: { house: 'geistoid', hand: ['junk-restoration'], deck: ['troll'], discard: ['punch'] } });
    t.me.play('junk-restoration').no();
    t.expect({ me: { hand: [], discard: ['junk-restoration', 'troll', 'punch'] } });

    const none = table({ me: { house: 'geistoid', hand: ['junk-restoration'], discard: ['punch'] } });
    none.me.play('junk-restoration');
    none.expect({ me: { hand: [], discard: ['junk-restoration', 'punch'] } });
  });
});
