import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('aember-conduction-unit', () => {
  it('stuns the first enemy that reaps in a turn, and no other', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, artifacts: ['aember-conduction-unit'] },
      foe: { ...foeHouses, line: ['shooler', 'dust-imp'] },
    });
    t.me.end();
    t.foe.house('dis').reap('shooler').reap('dust-imp');
    t.expect({
      foe: {
        aember: 2,
        line: [
          { id: 'shooler', exhausted: true, stunned: true },
          { id: 'dust-imp', exhausted: true },
        ],
      },
    });
  });

  it('ruling aember-conduction-unit/any-first-reap: stuns nobody where another creature reaped first, whosever it was', () => {
    const t = table({
      me: { house: 'sanctum', line: ['anahita-the-trader', 'raiding-knight'], artifacts: ['aember-conduction-unit'] },
      foe: { aember: 2 },
    });
    t.me.reap('anahita-the-trader').reap('raiding-knight');
    t.expect({
      me: {
        aember: 4,
        artifacts: [],
        line: [
          { id: 'anahita-the-trader', exhausted: true },
          { id: 'raiding-knight', exhausted: true },
        ],
      },
      foe: { aember: 0, artifacts: ['aember-conduction-unit'] },
    });
  });
});
