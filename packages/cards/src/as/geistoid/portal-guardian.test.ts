import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('portal-guardian', () => {
  it('has another friendly creature capture 2 as it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['krump', { id: 'portal-guardian', damage: 2 }, 'troll'] },
      foe: { aember: 3 },
    });
    t.me.play('punch').choose('portal-guardian').choose('troll');
    t.expect({ me: { line: ['krump', { id: 'troll', aember: 2 }] }, foe: { aember: 1 } });
  });

  it('has none of the enemy capture, where there is no other', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'portal-guardian', damage: 2 }] },
      foe: { aember: 3, line: ['gub'] },
    });
    t.me.play('punch').choose('portal-guardian');
    t.expect({ me: { line: [] }, foe: { aember: 3, line: ['gub'] } });
  });
});
