import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chaosodon', () => {
  it('deals 3 to its own neighbors before a fight, and splashes 3 on those of its target', () => {
    const t = table({
      me: { house: 'saurian', line: ['troll', 'chaosodon', 'dextre', 'mother'], deck: [] },
      foe: { line: ['krump', 'bumpsy', 'valdr'] },
    });
    t.me.fight('chaosodon', 'bumpsy');
    t.expect({
      me: {
        line: [{ id: 'troll', damage: 3 }, { id: 'chaosodon', damage: 5, exhausted: true }, 'mother'],
        deck: ['dextre'],
      },
      foe: {
        line: [
          { id: 'krump', damage: 3 },
          { id: 'valdr', damage: 3 },
        ],
      },
    });
  });

  it('does nothing to them where it reaps or is attacked', () => {
    const t = table({ me: { house: 'saurian', line: ['troll', 'chaosodon'] } });
    t.me.reap('chaosodon');
    t.expect({ me: { line: ['troll', { id: 'chaosodon', exhausted: true }] } });
  });
});
