import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('paraguardian', () => {
  it('is exalted to ward each of its neighbors', () => {
    const t = table({
      me: { house: 'saurian', line: ['bumpsy', 'paraguardian', 'tocsin', 'mother'] },
      foe: { line: ['troll'] },
    });
    t.me.reap('paraguardian').yes();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'bumpsy', warded: true },
          { id: 'paraguardian', aember: 1, exhausted: true },
          { id: 'tocsin', warded: true },
          'mother',
        ],
      },
      foe: { line: ['troll'] },
    });
  });

  it('may decline', () => {
    const t = table({ me: { house: 'saurian', line: ['bumpsy', 'paraguardian'] }, foe: {} });
    t.me.reap('paraguardian').no();
    t.expect({ me: { aember: 1, line: ['bumpsy', { id: 'paraguardian', exhausted: true }] } });
  });
});
