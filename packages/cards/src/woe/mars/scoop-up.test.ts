import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('scoop-up', () => {
  it('ruling scoop-up/own: puts one creature of each side into the archives; that of the opponent leaves them for their hand', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['scoop-up'], line: ['troll', 'zorg'] },
      foe: { ...foeHouses, line: ['krump', 'blypyp'] },
    });
    t.me.play('scoop-up');
    t.expect({ me: { aember: 1, archives: ['troll', 'krump'], line: ['zorg'] }, foe: { line: ['blypyp'] } });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({
      me: { archives: [], hand: ['troll', 'scoop-up'], line: ['zorg'] },
      foe: { hand: ['krump'], line: ['blypyp'] },
    });
  });

  it('a friendly creature that the opponent owns goes there, too, and leaves for their hand', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['scoop-up', 'hypnobeam'] },
      foe: { ...foeHouses, line: ['troll', 'krump'] },
    });
    t.me.play('hypnobeam').choose('troll').play('scoop-up');
    t.expect({ me: { archives: ['krump', 'troll'], line: [] }, foe: { line: [] } });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({ me: { archives: [], line: [] }, foe: { hand: ['krump', 'troll'], line: [] } });
  });

  it('with creatures on one side only, that one; a Mars creature never', () => {
    const t = table({ me: { house: 'mars', hand: ['scoop-up'], line: ['zorg'] }, foe: { line: ['krump'] } });
    t.me.play('scoop-up');
    t.expect({ me: { archives: ['krump'], line: ['zorg'] }, foe: { line: [] } });
  });
});
