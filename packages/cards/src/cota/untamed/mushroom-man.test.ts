import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mushroom-man', () => {
  it.each([
    { keys: 0, power: 11 },
    { keys: 1, power: 8 },
    { keys: 2, power: 5 },
  ])('has $power power with $keys forged keys of its controller', ({ keys, power }) => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave', 'poison-wave'], keys: 1 },
      foe: { keys, line: [{ id: 'mushroom-man', damage: power - 3 }] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mushroom-man', damage: power - 1 }] } });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 2 }, foe: { line: [], discard: ['mushroom-man'] } });
  });

  it('deals its whole power in a fight', () => {
    const t = table({
      me: { house: 'untamed', line: ['mushroom-man'], keys: 1 },
      foe: { keys: 2, line: ['pitlord'] },
    });
    t.me.fight('mushroom-man', 'pitlord');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'pitlord', damage: 8 }] } });
  });

  it('dies when its controller forges a key and its damage is too much for what is left', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['key-charge'],
        aember: 7,
        line: [
          { id: 'mushroom-man', damage: 8 },
          { id: 'mushroom-man', damage: 7 },
        ],
      },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'mushroom-man', damage: 7 }] } });
  });

  it('counts the keys of the player who controls it', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], keys: 2, line: [{ id: 'mushroom-man', owner: 1, damage: 3 }] },
      foe: { keys: 0 },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 1, line: [] }, foe: { discard: ['mushroom-man'] } });
  });
});
