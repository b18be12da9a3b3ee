import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('draco-praeco', () => {
  it('is exalted to enrage each creature of a house, on both sides', () => {
    const t = table({
      me: { house: 'saurian', line: ['draco-praeco', 'bumpsy'] },
      foe: { line: ['troll', 'dust-imp'] },
    });
    t.me.reap('draco-praeco').yes().house('brobnar');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'draco-praeco', aember: 1, exhausted: true },
          { id: 'bumpsy', enraged: 1 },
        ],
      },
      foe: { line: [{ id: 'troll', enraged: 1 }, 'dust-imp'] },
    });
  });

  it('may leave it', () => {
    const t = table({ me: { house: 'saurian', line: ['draco-praeco'] }, foe: { line: ['troll'] } });
    t.me.reap('draco-praeco').no();
    t.expect({ me: { aember: 1, line: [{ id: 'draco-praeco', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
