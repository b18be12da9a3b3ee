import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('information-exchange', () => {
  it('steals 1', () => {
    const t = table({ me: { house: 'logos', hand: ['information-exchange'] }, foe: { aember: 3 } });
    t.me.play('information-exchange');
    t.expect({ me: { aember: 1 }, foe: { aember: 2 } });
  });

  it('steals 2 after a turn in which the opponent stole', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'sanctum', hand: ['information-exchange'], aember: 3 },
      foe: { ...foeHouses, aember: 3, hand: ['urchin'] },
    });
    t.me.end();
    t.foe.house('shadows').play('urchin').end();
    t.me.house('logos').play('information-exchange');
    t.expect({ me: { aember: 4 }, foe: { aember: 2, line: ['urchin'] } });
  });

  it('steals 1 where the opponent only played the thief, with nothing to steal', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'sanctum', hand: ['information-exchange'] },
      foe: { ...foeHouses, aember: 3, hand: ['urchin'] },
    });
    t.me.end();
    t.foe.house('shadows').play('urchin').end();
    t.me.house('logos').play('information-exchange');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: ['urchin'] } });
  });
});
