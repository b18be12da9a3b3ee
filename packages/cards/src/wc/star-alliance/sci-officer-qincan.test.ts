import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('sci-officer-qincan', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling sci-officer-qincan/safe: steals 1 when a player chooses a house that no card in play has (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'star-alliance',
          ...myHouses['star-alliance'],
          line: ['sci-officer-qincan'],
          artifacts: ['cannon'],
        },
        foe: { ...foeHouses, aember: 3 },
      });
      t.me.end();
      t.foe.house('brobnar').end();
      t.expect({ me: { aember: 0, line: ['sci-officer-qincan'] }, foe: { aember: 3 } });
      t.me.house('star-alliance').end();
      t.foe.house('dis');
      t.expect({ me: { aember: 1, line: ['sci-officer-qincan'] }, foe: { aember: 2 } });
    },
  );

  it('steals for its own player’s choice too', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], line: ['sci-officer-qincan'] },
      foe: { ...foeHouses, aember: 3, line: ['troll'] },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.house('dis');
    t.expect({ me: { aember: 1, line: ['sci-officer-qincan'] }, foe: { aember: 2, line: ['troll'] } });
  });
});
