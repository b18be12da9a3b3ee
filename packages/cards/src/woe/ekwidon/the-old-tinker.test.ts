import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'the-old-tinker', exhausted: true };

describe('the-old-tinker', () => {
  it('discards a card of the hand and draws one', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['the-old-tinker'], hand: ['troll', 'mother'], deck: ['punch', 'bumpsy'] },
    });
    t.me.reap('the-old-tinker').choose('mother');
    t.expect({ me: { aember: 1, line: [used], hand: ['troll', 'punch'], deck: ['bumpsy'], discard: ['mother'] } });
  });

  it('draws with an empty hand, too', () => {
    const t = table({ me: { house: 'ekwidon', line: ['the-old-tinker'], deck: ['punch'] } });
    t.me.reap('the-old-tinker');
    t.expect({ me: { aember: 1, line: [used], hand: ['punch'], deck: [] } });
  });
});
