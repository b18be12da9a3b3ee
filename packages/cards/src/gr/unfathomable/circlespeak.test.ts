import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');
const hand = ['circlespeak'];

describe('circlespeak', () => {
  it('captures 2 from a haunted opponent', () => {
    const t = table({
      me: { house: 'unfathomable', hand, line: ['troll'], aember: 4 },
      foe: { aember: 5, discard: ten },
    });
    t.me.play('circlespeak');
    t.expect({ me: { aember: 5, line: [{ id: 'troll', aember: 2 }] }, foe: { aember: 3 } });
  });

  it('captures 2 from each player where both are haunted', () => {
    const t = table({
      me: { house: 'unfathomable', hand, line: ['troll'], aember: 4, discard: ten },
      foe: { aember: 1, discard: ten },
    });
    t.me.play('circlespeak');
    t.expect({ me: { aember: 3, line: [{ id: 'troll', aember: 3 }] }, foe: { aember: 0 } });
  });

  it('lets an enemy creature capture from you, if you are the haunted one', () => {
    const t = table({
      me: { house: 'unfathomable', hand, aember: 4, discard: ten },
      foe: { aember: 5, line: ['troll'] },
    });
    t.me.play('circlespeak');
    t.expect({ me: { aember: 3 }, foe: { aember: 5, line: [{ id: 'troll', aember: 2 }] } });
  });

  it('captures nothing where nobody is haunted', () => {
    const t = table({ me: { house: 'unfathomable', hand, line: ['troll'] }, foe: { aember: 5 } });
    t.me.play('circlespeak');
    t.expect({ me: { aember: 1, line: ['troll'] }, foe: { aember: 5 } });
  });
});
