import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('pismire', () => {
  it('makes keys of the opponent cost 2 more while its side has more Mutant creatures', () => {
    const at = (aember: number) => {
      const t = table({
        me: { house: 'untamed', ...myHouses.untamed, line: ['pismire'] },
        foe: { ...foeHouses, aember },
      });
      t.me.end();
      t.foe.house('dis');
      return t;
    };
    at(7).expect({ me: { line: ['pismire'] }, foe: { keys: 0, aember: 7 } });
    at(8).expect({ me: { line: ['pismire'] }, foe: { keys: 1, aember: 0 } });
  });

  it('does nothing where both sides have as many', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['pismire', 'dew-faerie'] },
      foe: { ...foeHouses, aember: 6, line: ['rogue-ogre'] },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['pismire', 'dew-faerie'] }, foe: { keys: 1, aember: 0, line: ['rogue-ogre'] } });
  });

  it('costs its controller nothing', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.untamed, aember: 6, line: ['pismire', 'trimble'] },
      foe: {},
    });
    t.me.house('untamed');
    t.expect({ me: { keys: 1, aember: 0, line: ['pismire', 'trimble'] } });
  });

  it('adds up with a second copy', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['pismire', 'pismire'] },
      foe: { ...foeHouses, aember: 9, line: ['rogue-ogre'] },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['pismire', 'pismire'] }, foe: { keys: 0, aember: 9, line: ['rogue-ogre'] } });
  });
});
