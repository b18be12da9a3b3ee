import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('plasma-nozzle', () => {
  it('deals 2 before the fight to the one attacked and its neighbors', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'commander-chan', upgrades: ['plasma-nozzle'] }] },
      foe: { line: ['mother', 'krump', 'dust-imp', 'troll'] },
    });
    t.me.fight('commander-chan', 'krump');
    t.expect({
      me: { line: [], discard: ['commander-chan', 'plasma-nozzle'] },
      foe: { aember: 2, line: [{ id: 'mother', damage: 2 }, 'troll'] },
    });
  });

  it('deals nothing when its creature is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy', 'troll'] },
      foe: { line: [{ id: 'mother', upgrades: ['plasma-nozzle'] }] },
    });
    t.me.fight('troll', 'mother');
    t.expect({ me: { line: ['bumpsy', { id: 'troll', damage: 5, exhausted: true }] }, foe: { line: [] } });
  });
});
