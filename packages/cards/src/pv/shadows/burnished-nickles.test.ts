import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('burnished-nickles', () => {
  it('returns another creature to its owner’s hand as it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['burnished-nickles', 'troll'] },
      foe: { line: ['mother'] },
    });
    t.me.play('punch').choose('burnished-nickles').choose('mother');
    t.expect({ me: { line: ['troll'], discard: ['punch', 'burnished-nickles'] }, foe: { line: [], hand: ['mother'] } });
  });

  it('must return a friendly one where there is no other, and never itself', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: ['burnished-nickles', 'troll'] } });
    t.me.play('punch').choose('burnished-nickles');
    t.expect({ me: { line: [], hand: ['troll'] } });
    const u = table({ me: { house: 'brobnar', hand: ['punch'], line: ['burnished-nickles'] } });
    u.me.play('punch');
    u.expect({ me: { line: [], hand: [], discard: ['punch', 'burnished-nickles'] } });
  });
});
