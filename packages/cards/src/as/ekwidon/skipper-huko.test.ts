import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'skipper-huko', exhausted: true } as const;

describe('skipper-huko', () => {
  it('captures 1 after a reap, and exalts each enemy flank creature', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['skipper-huko'] },
      foe: { aember: 2, line: ['troll', 'mother', 'valdr'] },
    });
    t.me.reap('skipper-huko');
    t.expect({
      me: { aember: 1, line: [{ ...used, aember: 1 }] },
      foe: { aember: 1, line: [{ id: 'troll', aember: 1 }, 'mother', { id: 'valdr', aember: 1 }] },
    });
  });

  it('exalts one that is alone once', () => {
    const t = table({ me: { house: 'ekwidon', line: ['skipper-huko'] }, foe: { aember: 2, line: ['troll'] } });
    t.me.reap('skipper-huko');
    t.expect({ me: { line: [{ ...used, aember: 1 }] }, foe: { aember: 1, line: [{ id: 'troll', aember: 1 }] } });
  });

  it('exalts none where it captured nothing', () => {
    const t = table({ me: { house: 'ekwidon', line: ['skipper-huko'] }, foe: { line: ['troll'] } });
    t.me.reap('skipper-huko');
    t.expect({ me: { aember: 1, line: [used] }, foe: { line: ['troll'] } });
  });
});
