import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mushroom-with-a-view', () => {
  it('heals 1 damage from each friendly creature, in a turn of whatever house', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [{ id: 'krump', damage: 3 }, { id: 'bumpsy', damage: 1 }, 'troll'],
        artifacts: ['mushroom-with-a-view'],
      },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
    t.me.omni('mushroom-with-a-view');
    t.expect({
      me: {
        line: [{ id: 'krump', damage: 2 }, 'bumpsy', 'troll'],
        artifacts: [{ id: 'mushroom-with-a-view', exhausted: true }],
      },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('heals each turn once', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', damage: 3 }], artifacts: ['mushroom-with-a-view'] },
      foe: {},
    });
    t.me.omni('mushroom-with-a-view').cannot('omni', 'mushroom-with-a-view', 'exhausted');
    t.expect({
      me: { line: [{ id: 'krump', damage: 2 }], artifacts: [{ id: 'mushroom-with-a-view', exhausted: true }] },
    });
  });

  it('can be used where there is nothing to heal', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['mushroom-with-a-view'] },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
    t.me.omni('mushroom-with-a-view');
    t.expect({
      me: { artifacts: [{ id: 'mushroom-with-a-view', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
  });
});
