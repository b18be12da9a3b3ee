import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('sensor-chief-garcia', () => {
  it('ruling sensor-chief-garcia/next-turn: keys cost 2 more in the next turn of the opponent only', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['sensor-chief-garcia'], aember: 6 },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.play('sensor-chief-garcia').end();
    t.expect({ me: { line: ['sensor-chief-garcia'] }, foe: { keys: 0, aember: 7 } });
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.expect({ me: { keys: 1, aember: 0, line: ['sensor-chief-garcia'] }, foe: { keys: 1, aember: 1 } });
  });
});
