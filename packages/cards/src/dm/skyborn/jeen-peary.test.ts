import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('jeen-peary', () => {
  it('steals 1 by reaping on a flank, not elsewhere', () => {
    const t = table({ me: { house: 'skyborn', line: ['jeen-peary', 'krump'] }, foe: { aember: 2 } });
    t.me.reap('jeen-peary');
    t.expect({ me: { aember: 2, line: [{ id: 'jeen-peary', exhausted: true }, 'krump'] }, foe: { aember: 1 } });
    const inside = table({ me: { house: 'skyborn', line: ['krump', 'jeen-peary', 'mother'] }, foe: { aember: 2 } });
    inside.me.reap('jeen-peary');
    inside.expect({
      me: { aember: 1, line: ['krump', { id: 'jeen-peary', exhausted: true }, 'mother'] },
      foe: { aember: 2 },
    });
  });
});
