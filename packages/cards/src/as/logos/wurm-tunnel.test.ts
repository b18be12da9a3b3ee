import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wurm-tunnel', () => {
  it('moves 1 æmber from a creature to the supply, and draws 2 cards', () => {
    const t = table({
      me: { house: 'logos', hand: ['wurm-tunnel'], line: [{ id: 'troll', aember: 2 }], deck: ['fear', 'punch', 'gub'] },
      foe: { line: [{ id: 'krump', aember: 1 }] },
    });
    t.me.play('wurm-tunnel').choose('krump');
    t.expect({
      me: { aember: 0, hand: ['fear', 'punch'], deck: ['gub'], line: [{ id: 'troll', aember: 2 }] },
      foe: { aember: 0, line: ['krump'] },
    });
  });

  it('draws nothing where there is none on creatures', () => {
    const t = table({
      me: { house: 'logos', hand: ['wurm-tunnel'], line: ['troll'], deck: ['fear', 'punch'] },
      foe: { aember: 2, line: ['krump'] },
    });
    t.me.play('wurm-tunnel');
    t.expect({ me: { hand: [], line: ['troll'] }, foe: { aember: 2, line: ['krump'] } });
  });
});
