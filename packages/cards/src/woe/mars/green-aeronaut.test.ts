import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('green-aeronaut', () => {
  it('gives a friendly Nautilixian splash-attack 3 for the turn', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['green-aeronaut', 'nautilixian'] },
      foe: { ...foeHouses, line: ['krump', 'troll', 'bumpsy'] },
    });
    t.me.action('green-aeronaut').fight('nautilixian', 'troll');
    t.expect({
      me: {
        line: [
          { id: 'green-aeronaut', exhausted: true },
          { id: 'nautilixian', damage: 4, exhausted: true },
        ],
      },
      foe: {
        line: [
          { id: 'krump', damage: 3 },
          { id: 'troll', damage: 6 },
          { id: 'bumpsy', damage: 3 },
        ],
      },
    });
  });

  it('of several it is chosen; an enemy one gets nothing', () => {
    const t = table({
      me: { house: 'mars', line: ['green-aeronaut'] },
      foe: { line: ['nautilixian'] },
    });
    t.me.action('green-aeronaut');
    t.expect({ me: { line: [{ id: 'green-aeronaut', exhausted: true }] }, foe: { line: ['nautilixian'] } });
  });
});
