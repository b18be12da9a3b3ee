import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const used = { exhausted: true };

describe('sentient-cloud', () => {
  it('lets each friendly creature with the highest power gain 2 after it fights', () => {
    const t = table({
      me: { house: 'brobnar', line: ['sentient-cloud', 'krump', 'valdr', 'bumpsy'] },
      foe: { line: ['batdrone', 'batdrone', 'batdrone'] },
    });
    t.me.fight('krump', 'batdrone').fight('valdr', 'batdrone').fight('bumpsy', 'batdrone');
    t.expect({
      me: {
        aember: 4,
        line: [
          'sentient-cloud',
          { id: 'krump', damage: 2, ...used },
          { id: 'valdr', damage: 2, ...used },
          { id: 'bumpsy', damage: 2, ...used },
        ],
      },
      foe: { line: [] },
    });
  });

  it('ruling sentient-cloud/among-friends: a more powerful enemy creature does not matter, and gains nothing', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['sentient-cloud', 'bumpsy'] },
      foe: { ...foeHouses, line: ['batdrone', 'kelifi-dragon'] },
    });
    t.me.fight('bumpsy', 'batdrone').end();
    t.expect({
      me: { aember: 2, line: ['sentient-cloud', { id: 'bumpsy', damage: 2 }] },
      foe: { line: ['kelifi-dragon'] },
    });
    t.foe.house('brobnar').fight('kelifi-dragon', 'bumpsy').choose('kelifi-dragon');
    t.expect({
      me: { aember: 2, line: ['sentient-cloud'] },
      foe: { aember: 1, line: [{ id: 'kelifi-dragon', damage: 10, ...used }] },
    });
  });

  it('itself where it is alone, and not after a reap', () => {
    const t = table({ me: { house: 'brobnar', line: ['sentient-cloud'] }, foe: { line: ['dextre'] } });
    t.me.fight('sentient-cloud', 'dextre');
    t.expect({
      me: { aember: 2, line: [{ id: 'sentient-cloud', ...used }] },
      foe: { line: [{ id: 'dextre', damage: 1 }] },
    });
    const u = table({ me: { house: 'brobnar', line: ['sentient-cloud', 'troll'] } });
    u.me.reap('troll');
    u.expect({ me: { aember: 1, line: ['sentient-cloud', { id: 'troll', ...used }] } });
  });
});
