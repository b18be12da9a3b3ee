import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('senator-bracchus', () => {
  it('ruling senator-bracchus/counted: æmber on friendly creatures counts for the key that must be forged', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.saurian, aember: 3, line: ['senator-bracchus', { id: 'bumpsy', aember: 3 }] },
      foe: { line: [{ id: 'troll', aember: 2 }] },
    });
    t.me.house('saurian');
    t.expect({
      me: { keys: 1, aember: 0, line: ['senator-bracchus', 'bumpsy'] },
      foe: { line: [{ id: 'troll', aember: 2 }] },
    });
  });

  it('ruling senator-bracchus/counted: is no help to the opponent', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.saurian, aember: 3, line: [{ id: 'bumpsy', aember: 3 }] },
      foe: { line: ['senator-bracchus', { id: 'troll', aember: 3 }] },
    });
    t.me.house('saurian');
    t.expect({
      me: { keys: 0, aember: 3, line: [{ id: 'bumpsy', aember: 3 }] },
      foe: { line: ['senator-bracchus', { id: 'troll', aember: 3 }] },
    });
  });

  it('is exalted when it reaps or fights, and must be', () => {
    const t = table({
      me: { house: 'saurian', line: ['senator-bracchus', 'senator-bracchus'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.reap('senator-bracchus').fight('senator-bracchus#2', 'dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'senator-bracchus', aember: 1, exhausted: true },
          { id: 'senator-bracchus', aember: 1, damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
