import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('snaglet', () => {
  const named = (house: 'brobnar' | 'shadows') => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line: ['snaglet'] }, foe: { ...foeHouses, aember: 3 } });
    t.me.action('snaglet').house(house).end();
    return t;
  };

  it('steals 2 if the opponent chooses the house that was named', () => {
    const t = named('shadows');
    t.foe.house('shadows');
    t.expect({ me: { aember: 2, line: ['snaglet'] }, foe: { aember: 1 } });
  });

  it('steals nothing for another house, nor for that one a turn later', () => {
    const t = named('shadows');
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.foe.house('shadows');
    t.expect({ me: { aember: 0, line: ['snaglet'] }, foe: { aember: 3 } });
  });
});
