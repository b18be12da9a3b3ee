import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nightmare-urchin', () => {
  const used = { id: 'nightmare-urchin', exhausted: true };

  it('steals 2 while its player is overwhelmed, otherwise 1', () => {
    const t = table({
      me: { house: 'shadows', line: ['nightmare-urchin'] },
      foe: { aember: 3, line: ['mother', 'valdr'] },
    });
    t.me.reap('nightmare-urchin');
    t.expect({ me: { aember: 3, line: [used] }, foe: { aember: 1, line: ['mother', 'valdr'] } });
    const even = table({ me: { house: 'shadows', line: ['nightmare-urchin'] }, foe: { aember: 3, line: ['mother'] } });
    even.me.reap('nightmare-urchin');
    even.expect({ me: { aember: 2, line: [used] }, foe: { aember: 2, line: ['mother'] } });
  });
});
