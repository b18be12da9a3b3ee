import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('oubliette', () => {
  it('purges a creature with power 3 or less, of either side', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette'], line: ['dodger', 'urchin'] },
      foe: { line: ['tocsin', 'dust-imp', 'charette'] },
    });
    t.me.play('oubliette');
    expect(t.options()).toEqual(['urchin', 'tocsin', 'dust-imp']);
    t.me.choose('tocsin');
    t.expect({
      me: { aember: 0, line: ['dodger', 'urchin'], discard: ['oubliette'], purged: [] },
      foe: { line: ['dust-imp', 'charette'], discard: [], purged: ['tocsin'] },
    });
  });

  it('goes by the power that a creature has now, not by its damage', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette'] },
      foe: { line: [{ id: 'charette', damage: 3 }, { id: 'tocsin', power: 1 }, 'niffle-ape', 'niffle-queen'] },
    });
    t.me.play('oubliette');
    t.expect({
      me: { discard: ['oubliette'] },
      foe: {
        line: [{ id: 'charette', damage: 3 }, { id: 'tocsin', power: 1 }, 'niffle-ape', 'niffle-queen'],
        purged: [],
      },
    });
  });

  it('sets off no Destroyed: ability, and takes æmber and upgrades off', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette'] },
      foe: { line: [{ id: 'dust-imp', aember: 2, upgrades: ['ring-of-invisibility'] }] },
    });
    t.me.play('oubliette');
    t.expect({
      me: { aember: 2 },
      foe: { aember: 0, line: [], purged: ['dust-imp'], discard: ['ring-of-invisibility'] },
    });
  });

  it('is stopped by a ward', () => {
    const t = table({
      me: { house: 'shadows', hand: ['oubliette'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    t.me.play('oubliette');
    t.expect({ foe: { line: ['tocsin'], purged: [] } });
  });
});
