import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('plague-wind', () => {
  it('until the end of the turn each non-Mars creature has 3 power less', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['plague-wind'], line: ['blypyp', 'dextre'] },
      foe: { ...foeHouses, line: ['krump', 'gub'] },
    });
    t.me.play('plague-wind');
    t.expect({ me: { line: ['blypyp'] }, foe: { line: ['krump'], discard: ['gub'] } });
    t.me.fight('blypyp', 'krump');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'krump', damage: 2 }] } });
  });
});
