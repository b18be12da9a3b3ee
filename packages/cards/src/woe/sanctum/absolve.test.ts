import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('absolve', () => {
  it('each creature that it heals captures 1 from its opponent', () => {
    const t = table({
      me: { house: 'sanctum', aember: 2, hand: ['absolve'], line: [{ id: 'francus', damage: 2 }, 'sequis'] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 1 }, 'mother'] },
    });
    t.me.play('absolve');
    t.expect({
      me: { aember: 2, line: [{ id: 'francus', damage: 1, aember: 1 }, 'sequis'] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 1 }, 'mother'] },
    });
  });

  it('where there is too little the active player says for whom', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['absolve'],
        line: [
          { id: 'francus', damage: 1 },
          { id: 'sequis', damage: 1 },
        ],
      },
      foe: { aember: 1 },
    });
    t.me.play('absolve').choose('sequis');
    t.expect({ me: { aember: 1, line: ['francus', { id: 'sequis', aember: 1 }] }, foe: { aember: 0 } });
  });

  it('without damage nothing is captured', () => {
    const t = table({ me: { house: 'sanctum', hand: ['absolve'], line: ['francus'] }, foe: { aember: 2 } });
    t.me.play('absolve');
    t.expect({ me: { aember: 1, line: ['francus'] }, foe: { aember: 2 } });
  });
});
