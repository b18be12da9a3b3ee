import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('monument-to-faust', () => {
  it.each([
    { discard: [], aember: 6, keys: 0, left: 6 },
    { discard: [], aember: 7, keys: 1, left: 0 },
    { discard: ['faust-the-great'], aember: 7, keys: 0, left: 7 },
  ])(
    'makes keys dearer in the next turn of the opponent: $discard, $aember forge $keys',
    ({ discard, aember, keys, left }) => {
      const t = table({
        me: { house: 'saurian', ...myHouses.saurian, artifacts: ['monument-to-faust'], discard },
        foe: { ...foeHouses, aember },
      });
      t.me.action('monument-to-faust').end();
      t.expect({ foe: { keys, aember: left } });
    },
  );

  it('ruling monument-to-faust/two: with Faust in the discard pile it is 2 in all, and for that turn only', () => {
    const t = table({
      me: {
        house: 'saurian',
        ...myHouses.saurian,
        aember: 6,
        artifacts: ['monument-to-faust'],
        discard: ['faust-the-great'],
      },
      foe: { ...foeHouses, aember: 14 },
    });
    t.me.action('monument-to-faust').end();
    t.foe.house('dis').end();
    t.me.house('saurian').end();
    t.expect({ me: { keys: 1, aember: 0 }, foe: { keys: 2, aember: 0 } });
  });

  it('looks into the discard pile of its player only, as its action resolves', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, artifacts: ['monument-to-faust'], line: ['faust-the-great'] },
      foe: { ...foeHouses, aember: 7, discard: ['faust-the-great'] },
    });
    t.me.action('monument-to-faust').end();
    t.expect({ me: { line: ['faust-the-great'] }, foe: { keys: 1, aember: 0 } });
  });
});
