import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('heavy-subsidies', () => {
  it('keys cost 6 more, and every creature gains 1 after it reaps', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, line: ['bulwark'], artifacts: ['heavy-subsidies'], aember: 11 },
      foe: { ...foeHouses, line: ['krump'], aember: 11 },
    });
    t.me.reap('bulwark').end();
    t.expect({
      me: { aember: 13, line: ['bulwark'], artifacts: ['heavy-subsidies'] },
      foe: { aember: 11, keys: 0, line: ['krump'] },
    });
    t.foe.house('brobnar').reap('krump').end();
    t.expect({ me: { keys: 1, aember: 1, line: ['bulwark'] }, foe: { aember: 13, line: ['krump'] } });
  });
});
