import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('we-can-all-win', () => {
  it.each([
    { pool: 4, keys: 1 },
    { pool: 3, keys: 0 },
  ])('makes keys 2 cheaper for both through the next turn of its player: $pool', ({ pool, keys }) => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['we-can-all-win'], aember: pool - 1 },
      foe: { ...foeHouses, aember: pool },
    });
    t.me.play('we-can-all-win').end();
    t.foe.house('dis').end();
    t.expect({ me: { keys }, foe: { keys }, active: 'me' });
  });

  it('is over after that', () => {
    const t = table({
      me: { house: 'star-alliance', ...myHouses['star-alliance'], hand: ['we-can-all-win'] },
      foe: { ...foeHouses, aember: 9 },
    });
    t.me.play('we-can-all-win').end();
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.expect({ foe: { keys: 1, aember: 5 }, active: 'foe' });
  });
});
