import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('suspended-animation', () => {
  it('takes a damaged enemy creature, which leaves the archives for its owner’s hand', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['suspended-animation'], line: [{ id: 'zorg', damage: 1 }] },
      foe: { ...foeHouses, line: ['krump', { id: 'troll', damage: 1 }] },
    });
    t.me.play('suspended-animation').end();
    t.expect({ me: { archives: ['troll'], line: [{ id: 'zorg', damage: 1 }] }, foe: { line: ['krump'] } });
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({ me: { archives: [], line: [{ id: 'zorg', damage: 1 }] }, foe: { hand: ['troll'], line: ['krump'] } });
  });

  it('not an undamaged one', () => {
    const t = table({ me: { house: 'mars', hand: ['suspended-animation'] }, foe: { line: ['krump'] } });
    t.me.play('suspended-animation');
    t.expect({ me: { archives: [], line: [] }, foe: { line: ['krump'] } });
  });
});
