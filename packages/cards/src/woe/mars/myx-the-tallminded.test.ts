import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('myx-the-tallminded', () => {
  it('the keys of the opponent cost 1 more for each friendly Mars creature, itself among them', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['myx-the-tallminded', 'zorg', 'troll'] },
      foe: { ...foeHouses, line: ['blypyp'], aember: 7 },
    });
    t.me.end();
    t.expect({ me: { line: ['myx-the-tallminded', 'zorg', 'troll'] }, foe: { aember: 7, keys: 0, line: ['blypyp'] } });
    const enough = table({
      me: { house: 'mars', ...myHouses.mars, line: ['myx-the-tallminded', 'zorg'] },
      foe: { ...foeHouses, aember: 8 },
    });
    enough.me.end();
    enough.expect({ me: { line: ['myx-the-tallminded', 'zorg'] }, foe: { aember: 0, keys: 1 } });
  });
});
