import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('medicus-lacus', () => {
  it('while the tide is high, æmber on friendly creatures counts for a key', () => {
    const t = table({
      step: 'forge',
      tide: { highFor: 0 },
      me: { ...myHouses.saurian, aember: 3, line: ['medicus-lacus', { id: 'bumpsy', aember: 3 }] },
      foe: { line: [{ id: 'troll', aember: 2 }] },
    });
    t.me.house('saurian');
    t.expect({
      me: { keys: 1, aember: 0, line: ['medicus-lacus', 'bumpsy'] },
      foe: { line: [{ id: 'troll', aember: 2 }] },
    });
  });

  it.each([undefined, { highFor: 1 }] as const)('else it does not: %o', (tide) => {
    const t = table({
      step: 'forge',
      ...(tide === undefined ? {} : { tide }),
      me: { ...myHouses.saurian, aember: 3, line: ['medicus-lacus', { id: 'bumpsy', aember: 3 }] },
      foe: {},
    });
    t.me.house('saurian');
    t.expect({ me: { keys: 0, aember: 3, line: ['medicus-lacus', { id: 'bumpsy', aember: 3 }] } });
  });

  it('what lies on enemy creatures does not count, nor does it help the opponent', () => {
    const t = table({
      step: 'forge',
      tide: { highFor: 0 },
      me: { ...myHouses.saurian, aember: 3, line: ['medicus-lacus', { id: 'bumpsy', aember: 2 }] },
      foe: { line: [{ id: 'troll', aember: 3 }] },
    });
    t.me.house('saurian');
    t.expect({
      me: { keys: 0, aember: 3, line: ['medicus-lacus', { id: 'bumpsy', aember: 2 }] },
      foe: { line: [{ id: 'troll', aember: 3 }] },
    });
    const u = table({
      step: 'forge',
      tide: { highFor: 0 },
      me: { ...myHouses.saurian, aember: 3, line: [{ id: 'bumpsy', aember: 3 }] },
      foe: { line: ['medicus-lacus'] },
    });
    u.me.house('saurian');
    u.expect({ me: { keys: 0, aember: 3, line: [{ id: 'bumpsy', aember: 3 }] }, foe: { line: ['medicus-lacus'] } });
  });
});
