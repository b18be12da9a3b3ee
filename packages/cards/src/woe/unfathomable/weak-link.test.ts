import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('weak-link', () => {
  it.each([
    [true, 0],
    [false, 1],
  ])('on an exhausted creature (%j) lets its player forge so many keys: %i', (exhausted, keys) => {
    const t = table({
      me: { house: 'unfathomable' },
      foe: { aember: 11, line: [{ id: 'troll', exhausted, upgrades: ['weak-link'] }] },
    });
    t.me.end();
    t.expect({ foe: { keys, line: [{ id: 'troll', exhausted, upgrades: ['weak-link'] }] } });
  });

  it('makes keys dear for the controller of the creature, not for the player of the upgrade', () => {
    const t = table({
      me: { house: 'unfathomable', houses: ['unfathomable', 'logos', 'dis'], hand: ['weak-link'], aember: 5 },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: ['troll'] },
    });
    t.me.play('weak-link').end();
    t.foe.house('brobnar').reap('troll').end();
    t.expect({ me: { keys: 1, aember: 0 }, foe: { aember: 1, line: [{ id: 'troll', upgrades: ['weak-link'] }] } });
  });
});
