import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('swift-current', () => {
  it('has each friendly Tentacle capture 1', () => {
    const t = table({
      me: {
        house: 'keyraken',
        artifacts: ['swift-current'],
        line: ['legendary-keyraken', 'lashing-tentacle', 'shield-tentacle'],
      },
      foe: { aember: 3, line: ['legendary-keyraken', 'lashing-tentacle'] },
    });
    t.me.action('swift-current');
    t.expect({
      me: {
        artifacts: [{ id: 'swift-current', exhausted: true }],
        line: ['legendary-keyraken', { id: 'lashing-tentacle', aember: 1 }, { id: 'shield-tentacle', aember: 1 }],
      },
      foe: { aember: 1, line: ['legendary-keyraken', 'lashing-tentacle'] },
    });
  });

  it('lets its player choose where there is too little', () => {
    const t = table({
      me: {
        house: 'keyraken',
        artifacts: ['swift-current'],
        line: ['legendary-keyraken', 'lashing-tentacle', 'shield-tentacle'],
      },
      foe: { aember: 1 },
    });
    t.me.action('swift-current').choose('shield-tentacle');
    t.expect({
      me: { line: ['legendary-keyraken', 'lashing-tentacle', { id: 'shield-tentacle', aember: 1 }] },
      foe: { aember: 0 },
    });
  });
});
