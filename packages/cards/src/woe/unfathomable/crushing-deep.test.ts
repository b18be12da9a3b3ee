import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('crushing-deep', () => {
  it.each([
    [0, 6, 1],
    [1, 8, 1],
    [1, 9, 2],
    [2, 11, 2],
  ])('of an opponent with %i keys asks 3 more for each: %i æmber make %i keys', (keys, aember, then) => {
    const t = table({ me: { house: 'unfathomable', hand: ['crushing-deep'] }, foe: { keys, aember } });
    t.me.play('crushing-deep').end();
    t.expect({ foe: { keys: then } });
  });

  it('is over after that turn', () => {
    const t = table({
      me: { house: 'unfathomable', houses: ['unfathomable', 'logos', 'dis'], hand: ['crushing-deep'] },
      foe: { houses: ['brobnar', 'logos', 'dis'], keys: 1, aember: 8 },
    });
    t.me.play('crushing-deep').end();
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.expect({ foe: { keys: 2, aember: 2 } });
  });
});
