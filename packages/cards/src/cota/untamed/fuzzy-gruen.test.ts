import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('fuzzy-gruen', () => {
  it('gains 2 by its bonus and gives 1 to the opponent', () => {
    const t = table({ me: { house: 'untamed', hand: ['fuzzy-gruen'] }, foe: { aember: 3 } });
    t.me.play('fuzzy-gruen');
    t.expect({ me: { aember: 2, line: [{ id: 'fuzzy-gruen', exhausted: true }] }, foe: { aember: 4 } });
  });

  it('gives nothing when it is used', () => {
    const t = table({ me: { house: 'untamed', line: ['fuzzy-gruen'] }, foe: { aember: 3 } });
    t.me.reap('fuzzy-gruen');
    t.expect({ me: { aember: 1, line: [{ id: 'fuzzy-gruen', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('may bring the opponent what they lack for a key', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['fuzzy-gruen'] },
      foe: { ...foeHouses, aember: 5 },
    });
    t.me.play('fuzzy-gruen').end();
    t.foe.house('dis');
    t.expect({ me: { aember: 2, line: ['fuzzy-gruen'] }, foe: { keys: 1, aember: 0 } });
  });
});
