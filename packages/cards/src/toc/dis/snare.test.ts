import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const snare = { id: 'mother', token: 'snare' };

describe('snare', () => {
  it('takes 1 from the opponent when it is destroyed in its player’s turn', () => {
    const t = table({ me: { house: 'dis', line: [snare] }, foe: { aember: 2, line: ['troll'] } });
    t.me.fight('snare', 'troll');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 1, line: [{ id: 'troll', damage: 1 }] } });
  });

  it('takes nothing in the turn of the opponent', () => {
    const t = table({ me: { house: 'brobnar', aember: 2, line: ['troll'] }, foe: { line: [snare] } });
    t.me.fight('troll', 'snare');
    t.expect({ me: { aember: 2, line: [{ id: 'troll', damage: 1, exhausted: true }] }, foe: { line: [] } });
  });
});
