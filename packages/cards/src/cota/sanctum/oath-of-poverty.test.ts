import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('oath-of-poverty', () => {
  it('destroys each friendly artifact and gains 2 for each', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['oath-of-poverty'],
        artifacts: ['hallowed-blaster', { id: 'library-of-babble', exhausted: true }, 'seeker-needle'],
        line: ['mother'],
      },
      foe: { artifacts: ['gauntlet-of-command'] },
    });
    t.me.play('oath-of-poverty');
    t.expect({
      me: { aember: 7, artifacts: [], line: ['mother'] },
      foe: { aember: 0, artifacts: ['gauntlet-of-command'] },
    });
  });

  it('gives only its bonus without an artifact', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['oath-of-poverty'] },
      foe: { artifacts: ['gauntlet-of-command'] },
    });
    t.me.play('oath-of-poverty');
    t.expect({ me: { aember: 1, discard: ['oath-of-poverty'] }, foe: { artifacts: ['gauntlet-of-command'] } });
  });

  it('destroys artifacts by control, and sends them to their owners', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['oath-of-poverty'], artifacts: [{ id: 'library-of-babble', owner: 1 }] },
      foe: { artifacts: [{ id: 'hallowed-blaster', owner: 0 }] },
    });
    t.me.play('oath-of-poverty');
    t.expect({
      me: { aember: 3, artifacts: [], discard: ['oath-of-poverty'] },
      foe: { artifacts: ['hallowed-blaster'], discard: ['library-of-babble'] },
    });
  });

  it('loses the æmber on an artifact to the supply', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['oath-of-poverty'], artifacts: [{ id: 'pocket-universe', aember: 5 }] },
      foe: {},
    });
    t.me.play('oath-of-poverty');
    t.expect({ me: { aember: 3, artifacts: [] }, foe: { aember: 0 } });
  });

  it('destroys a Masterplan with the card beneath it, which is not played', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['oath-of-poverty'],
        artifacts: [{ id: 'masterplan', under: ['virtuous-works'] }],
      },
      foe: {},
    });
    t.me.play('oath-of-poverty');
    t.expect({
      me: { aember: 3, hand: [], artifacts: [], discard: ['oath-of-poverty', 'masterplan', 'virtuous-works'] },
    });
  });
});
