import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('breaker-hill', () => {
  it('lets each neighbor steal 1 as an action, and nobody else', () => {
    const t = table({
      me: { house: 'shadows', line: ['silvertooth', 'breaker-hill', 'macis-asp', 'urchin'] },
      foe: { aember: 3 },
    });
    t.me.action('silvertooth').action('macis-asp').cannot('action', 'urchin').cannot('action', 'breaker-hill');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'silvertooth', exhausted: true }, 'breaker-hill', { id: 'macis-asp', exhausted: true }, 'urchin'],
      },
      foe: { aember: 1 },
    });
  });

  it('gives an action beside the one that a creature has: one resolves with each use, by the first rules both', () => {
    const used = (edition: 'current' | 'cota-1.3') => {
      const t = table({
        edition,
        me: { house: 'shadows', line: ['breaker-hill', 'noddy-the-thief'] },
        foe: { aember: 5 },
      });
      t.me.action('noddy-the-thief').order('noddy-the-thief');
      return t;
    };
    const line = ['breaker-hill', { id: 'noddy-the-thief', exhausted: true }];
    used('current').expect({ me: { aember: 1, line }, foe: { aember: 4 } });
    used('cota-1.3').expect({ me: { aember: 2, line }, foe: { aember: 3 } });
  });
});
