import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const prospector = { id: 'mother', token: 'prospector' };

describe('prospector', () => {
  it('draws a card when it is destroyed', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: [prospector], deck: ['troll', 'bumpsy'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1, hand: ['troll'], deck: ['bumpsy'], line: [], discard: ['punch', 'mother'] } });
  });

  it('draws for its controller, and its card goes to the owner', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], deck: ['bumpsy'] },
      foe: { line: [{ ...prospector, owner: 0 }], deck: ['troll'] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 1, hand: [], deck: ['bumpsy'], discard: ['punch', 'mother'] },
      foe: { hand: ['troll'], deck: [], line: [] },
    });
  });

  it('draws nothing when it leaves play otherwise', () => {
    const t = table({ me: { house: 'dis', hand: ['hysteria'], line: [prospector], deck: ['troll'] } });
    t.me.play('hysteria');
    t.expect({ me: { hand: ['mother'], deck: ['troll'], line: [] } });
  });
});
