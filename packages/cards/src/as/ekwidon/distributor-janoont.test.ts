import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'distributor-janoont', exhausted: true } as const;

describe('distributor-janoont', () => {
  it('moves 1 æmber from a creature to another after a reap', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['distributor-janoont'] },
      foe: { line: [{ id: 'troll', aember: 2 }, 'mother'] },
    });
    t.me.reap('distributor-janoont').choose('troll').choose('distributor-janoont');
    t.expect({
      me: { aember: 1, line: [{ ...used, aember: 1 }] },
      foe: { line: [{ id: 'troll', aember: 1 }, 'mother'] },
    });
  });

  it('after a fight, too, among enemy creatures', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['distributor-janoont'] },
      foe: { line: ['dust-pixie', { id: 'troll', aember: 1 }, 'mother'] },
    });
    t.me.fight('distributor-janoont', 'dust-pixie').choose('troll').choose('mother');
    t.expect({
      me: { line: [{ ...used, damage: 1 }] },
      foe: { line: ['troll', { id: 'mother', aember: 1 }] },
    });
  });

  it('moves nothing where none has any, or where there is no other creature', () => {
    const t = table({ me: { house: 'ekwidon', line: [{ id: 'distributor-janoont', aember: 1 }] } });
    t.me.reap('distributor-janoont');
    t.expect({ me: { aember: 1, line: [{ ...used, aember: 1 }] } });
  });
});
