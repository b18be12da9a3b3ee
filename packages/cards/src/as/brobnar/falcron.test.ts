import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const used = { exhausted: true };

describe('falcron', () => {
  it('lets its neighbors steal 1 after they reap, not itself, others or enemies', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['valdr', 'falcron', 'krump', 'headhunter'] },
      foe: { ...foeHouses, aember: 5, line: ['bumpsy'] },
    });
    t.me.reap('valdr').reap('krump');
    t.expect({
      me: { aember: 4, line: [{ id: 'valdr', ...used }, 'falcron', { id: 'krump', ...used }, 'headhunter'] },
      foe: { aember: 3, line: ['bumpsy'] },
    });
    t.me.reap('headhunter').reap('falcron').end();
    t.foe.house('brobnar').reap('bumpsy');
    t.expect({
      me: { aember: 6, line: ['valdr', 'falcron', 'krump', 'headhunter'] },
      foe: { aember: 4, line: [{ id: 'bumpsy', ...used }] },
    });
  });

  it('does so for a neighbor of another house, and not after a fight', () => {
    const t = table({ me: { house: 'logos', line: ['mother', 'falcron'] }, foe: { aember: 2, line: ['batdrone'] } });
    t.me.fight('mother', 'batdrone');
    t.expect({
      me: { aember: 0, line: [{ id: 'mother', damage: 2, ...used }, 'falcron'] },
      foe: { aember: 2, line: [] },
    });
  });
});
