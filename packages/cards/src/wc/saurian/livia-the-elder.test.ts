import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('livia-the-elder', () => {
  it('makes Fight: abilities work after a reap and Reap: abilities after a fight', () => {
    const t = table({
      me: { house: 'saurian', line: ['livia-the-elder', 'spartasaur', 'questor-jarta'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.reap('livia-the-elder').yes().reap('spartasaur').fight('questor-jarta', 'dust-imp').no();
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'livia-the-elder', aember: 1, exhausted: true },
          { id: 'spartasaur', exhausted: true },
          { id: 'questor-jarta', damage: 2, exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('does nothing without the exalt', () => {
    const t = table({ me: { house: 'saurian', line: ['livia-the-elder', 'spartasaur'] }, foe: {} });
    t.me.reap('livia-the-elder').no().reap('spartasaur');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'livia-the-elder', exhausted: true },
          { id: 'spartasaur', exhausted: true },
        ],
      },
    });
  });

  it('is over with the turn', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, line: ['livia-the-elder', { id: 'spartasaur', exhausted: true }] },
      foe: foeHouses,
    });
    t.me.reap('livia-the-elder').yes().end();
    t.foe.house('dis').end();
    t.me.house('saurian').reap('spartasaur');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'livia-the-elder', aember: 1 },
          { id: 'spartasaur', exhausted: true },
        ],
      },
    });
  });
});
