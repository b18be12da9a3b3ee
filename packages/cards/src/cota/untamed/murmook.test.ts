import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('murmook', () => {
  it('lets the opponent keep their 6 at the start of their turn', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['murmook'] },
      foe: { ...foeHouses, aember: 6 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['murmook'] }, foe: { keys: 0, aember: 6 } });
  });

  it('costs them 7', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['murmook'] },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['murmook'] }, foe: { keys: 1, aember: 1 } });
  });

  it('adds up with a second copy', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['murmook', 'murmook'] },
      foe: { ...foeHouses, aember: 8 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['murmook', 'murmook'] }, foe: { keys: 1, aember: 0 } });
  });

  it('costs its own controller nothing, and nobody after it left', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['murmook'], aember: 6 },
      foe: { ...foeHouses, hand: ['punch'], aember: 5 },
    });
    t.me.end();
    t.foe.house('brobnar').play('punch').end();
    t.me.house('untamed').end();
    t.foe.house('dis');
    t.expect({ me: { keys: 1, aember: 0, line: [] }, foe: { keys: 1, aember: 0 } });
  });
});
