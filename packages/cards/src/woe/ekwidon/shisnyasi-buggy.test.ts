import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'shisnyasi-buggy', exhausted: true };

describe('shisnyasi-buggy', () => {
  it('draws 3 cards for 1 æmber', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['shisnyasi-buggy'], aember: 2, deck: ['troll', 'mother', 'punch', 'bumpsy'] },
    });
    t.me.action('shisnyasi-buggy');
    t.expect({ me: { artifacts: [used], aember: 1, hand: ['troll', 'mother', 'punch'], deck: ['bumpsy'] } });
  });

  it('draws none without æmber', () => {
    const t = table({ me: { house: 'ekwidon', artifacts: ['shisnyasi-buggy'], deck: ['troll'] } });
    t.me.action('shisnyasi-buggy');
    t.expect({ me: { artifacts: [used], deck: ['troll'] } });
  });
});
