import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('bilgum-avalanche', () => {
  it('deals 2 to each enemy creature when its controller forges a key', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.brobnar, aember: 7, line: ['bilgum-avalanche', 'batdrone'] },
      foe: { line: ['tocsin', 'batdrone', 'raiding-knight'] },
    });
    t.expect({
      me: { aember: 1, keys: 1, line: ['bilgum-avalanche', 'batdrone'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'raiding-knight'], discard: ['batdrone'] },
    });
  });

  it('does so for a key that an ability forges', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 7, line: ['bilgum-avalanche'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('key-charge').yes();
    t.expect({
      me: { aember: 0, keys: 1, line: ['bilgum-avalanche'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('does nothing when the opponent forges, nor in a turn without a key', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { line: ['bilgum-avalanche'] },
      foe: { houses: ['dis', 'logos', 'shadows'], aember: 6, line: ['tocsin'] },
    });
    t.expect({ me: { line: ['bilgum-avalanche'] }, foe: { aember: 0, keys: 1, line: ['tocsin'] } });
    const u = table({
      step: 'forge',
      me: { ...myHouses.brobnar, aember: 5, line: ['bilgum-avalanche'] },
      foe: { line: ['tocsin'] },
    });
    u.expect({ me: { aember: 5, keys: 0, line: ['bilgum-avalanche'] }, foe: { line: ['tocsin'] } });
  });

  it('deals twice with two of them', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.brobnar, aember: 6, line: ['bilgum-avalanche', 'bilgum-avalanche'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.expect({
      me: { keys: 1, line: ['bilgum-avalanche', 'bilgum-avalanche'] },
      foe: { line: [{ id: 'mother', damage: 4 }] },
    });
  });

  it('comes too late for the third key, which ends the game', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.brobnar, aember: 6, keys: 2, line: ['bilgum-avalanche'] },
      foe: { line: ['tocsin'] },
    });
    t.expect({ winner: 'me', me: { keys: 3, line: ['bilgum-avalanche'] }, foe: { line: ['tocsin'] } });
  });
});
