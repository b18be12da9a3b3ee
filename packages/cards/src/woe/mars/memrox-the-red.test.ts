import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('memrox-the-red', () => {
  it('gains 1 for each card in its archives', () => {
    const t = table({ me: { house: 'mars', line: ['memrox-the-red'], archives: ['troll', 'mother'] } });
    t.me.action('memrox-the-red');
    t.expect({ me: { aember: 2, line: [{ id: 'memrox-the-red', exhausted: true }], archives: ['troll', 'mother'] } });
  });

  it('cards of the opponent stay in those archives; own ones leave them', () => {
    const t = table({
      me: {
        house: 'mars',
        ...myHouses.mars,
        hand: ['suspended-animation'],
        line: ['memrox-the-red'],
        archives: ['zorg'],
      },
      foe: { ...foeHouses, line: [{ id: 'troll', damage: 1 }] },
    });
    t.me.play('suspended-animation').end();
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({
      me: { hand: ['zorg', 'suspended-animation'], archives: ['troll'], line: ['memrox-the-red'] },
      foe: { line: [], hand: [] },
    });
  });

  it('a card of the opponent in their own archives may leave them', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['memrox-the-red'] },
      foe: { ...foeHouses, archives: ['troll'] },
    });
    t.me.end();
    t.foe.house('brobnar').yes().play('troll');
    t.expect({ me: { line: ['memrox-the-red'] }, foe: { archives: [], line: [{ id: 'troll', exhausted: true }] } });
  });
});
