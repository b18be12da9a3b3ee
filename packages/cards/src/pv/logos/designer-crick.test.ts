import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('designer-crick', () => {
  it('draws a card and captures 1 for each card that the opponent discards from their hand', () => {
    const t = table({
      active: 1,
      me: { line: ['designer-crick'], deck: ['troll', 'valdr', 'anger'] },
      foe: { house: 'brobnar', aember: 3, hand: ['punch', 'punch'] },
    });
    t.foe.discard('punch').discard('punch');
    t.expect({ me: { hand: ['troll', 'valdr'], line: [{ id: 'designer-crick', aember: 2 }] }, foe: { aember: 1 } });
  });

  it('does nothing for what I discard', () => {
    const t = table({
      me: { house: 'logos', hand: ['captain-cha'], line: ['designer-crick'], deck: ['troll'] },
      foe: { aember: 3 },
    });
    t.me.discard('captain-cha');
    t.expect({ me: { hand: [], line: ['designer-crick'] }, foe: { aember: 3 } });
  });
});
