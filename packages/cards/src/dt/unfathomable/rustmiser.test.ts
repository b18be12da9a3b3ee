import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rustmiser', () => {
  it('exhausts each enemy artifact after it reaps', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['rustmiser'], artifacts: ['frigorific-rod'] },
      foe: { line: ['troll'], artifacts: ['library-of-babble', 'gauntlet-of-command'] },
    });
    t.me.reap('rustmiser');
    t.expect({
      me: { aember: 1, line: [{ id: 'rustmiser', exhausted: true }], artifacts: ['frigorific-rod'] },
      foe: {
        line: ['troll'],
        artifacts: [
          { id: 'library-of-babble', exhausted: true },
          { id: 'gauntlet-of-command', exhausted: true },
        ],
      },
    });
  });

  it('exhausts none after a fight', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['rustmiser'] },
      foe: { line: ['tocsin'], artifacts: ['library-of-babble'] },
    });
    t.me.fight('rustmiser', 'tocsin');
    t.expect({
      me: { line: [{ id: 'rustmiser', exhausted: true, damage: 3 }] },
      foe: { line: [], artifacts: ['library-of-babble'] },
    });
  });

  it('reaps where there is none', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['rustmiser'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    t.me.reap('rustmiser');
    t.expect({
      me: { aember: 1, line: [{ id: 'rustmiser', exhausted: true }] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });
});
