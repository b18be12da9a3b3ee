import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('senator-quintina', () => {
  it('exalts each creature that reaps, of either player, itself too', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, line: ['senator-quintina', 'galeatops'] },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.reap('senator-quintina').reap('galeatops').end();
    t.foe.house('brobnar').reap('krump');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'senator-quintina', aember: 1 },
          { id: 'galeatops', aember: 1 },
        ],
      },
      foe: { aember: 1, line: [{ id: 'krump', aember: 1, exhausted: true }] },
    });
  });

  it('exalts nobody after a fight or an action', () => {
    const t = table({
      me: { house: 'saurian', line: ['senator-quintina', 'cornicen-octavia'] },
      foe: { aember: 0, line: ['ember-imp'] },
    });
    t.me.fight('senator-quintina', 'ember-imp').action('cornicen-octavia');
    t.expect({
      me: {
        line: [
          { id: 'senator-quintina', damage: 2, exhausted: true },
          { id: 'cornicen-octavia', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('exalts once for each of two', () => {
    const t = table({ me: { house: 'saurian', line: ['senator-quintina', 'senator-quintina', 'galeatops'] }, foe: {} });
    t.me.reap('galeatops');
    t.expect({
      me: {
        aember: 1,
        line: ['senator-quintina', 'senator-quintina', { id: 'galeatops', aember: 2, exhausted: true }],
      },
    });
  });
});
