import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cauldron-boil', () => {
  it('deals each creature as much damage as is on it, friend or foe', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cauldron-boil'], line: [{ id: 'troll', damage: 3 }] },
      foe: { line: [{ id: 'krump', damage: 3 }, 'bumpsy', { id: 'zorg', damage: 1 }] },
    });
    t.me.play('cauldron-boil');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 6 }] },
      foe: { line: ['bumpsy', { id: 'zorg', damage: 2 }], discard: ['krump'] },
    });
  });

  it('takes no ward off a creature without damage, and one off a damaged creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['cauldron-boil'] },
      foe: {
        line: [
          { id: 'krump', warded: true },
          { id: 'bumpsy', warded: true, damage: 1 },
        ],
      },
    });
    t.me.play('cauldron-boil');
    t.expect({
      me: { aember: 1 },
      foe: {
        line: [
          { id: 'krump', warded: true },
          { id: 'bumpsy', damage: 1 },
        ],
      },
    });
  });
});
