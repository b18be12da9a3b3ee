import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('salvay', () => {
  it('has assault 2 for each of its Redemption neighbors', () => {
    const t = table({ me: { house: 'redemption', line: ['azrael', 'salvay', 'azrael'] }, foe: { line: ['troll'] } });
    t.me.fight('salvay', 'troll');
    t.expect({ me: { line: ['azrael', 'azrael'], discard: ['salvay'] }, foe: { line: [], discard: ['troll'] } });
  });

  it('has none beside creatures of other houses', () => {
    const t = table({
      me: { house: 'redemption', line: ['valdr', 'salvay', 'troll', 'azrael'] },
      foe: { line: ['dust-pixie', 'troll'] },
    });
    t.me.fight('salvay', 'troll');
    t.expect({ me: { line: ['valdr', 'troll', 'azrael'] }, foe: { line: ['dust-pixie', { id: 'troll', damage: 4 }] } });
  });
});
