import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('haedroth-s-wall', () => {
  it('gives friendly flank creatures 2 power', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['poison-wave'],
        artifacts: ['haedroth-s-wall'],
        line: ['silvertooth', 'umbra', 'batdrone'],
      },
      foe: { line: ['batdrone'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'silvertooth', damage: 2 },
          { id: 'batdrone', damage: 2 },
        ],
      },
      foe: { line: [] },
    });
  });

  it('gives it to one that comes to a flank, and takes it from one that is no longer there', () => {
    const t = table({
      me: {
        house: 'shadows',
        hand: ['urchin'],
        artifacts: ['haedroth-s-wall'],
        line: ['mother', { id: 'batdrone', damage: 3 }],
      },
      foe: {},
    });
    t.me.play('urchin', 'right');
    t.expect({ me: { line: ['mother', { id: 'urchin', exhausted: true }], discard: ['batdrone'] } });
  });
});
