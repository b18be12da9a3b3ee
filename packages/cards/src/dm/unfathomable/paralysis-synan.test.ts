import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('paralysis-synan', () => {
  it('stuns, enrages and exhausts a creature after it reaps', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['paralysis-synan', 'bumpsy'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.reap('paralysis-synan').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'paralysis-synan', exhausted: true }, 'bumpsy'] },
      foe: { line: [{ id: 'troll', exhausted: true, stunned: true, enraged: true }, 'mother'] },
    });
  });

  it('takes itself where it is alone', () => {
    const t = table({ me: { house: 'unfathomable', line: ['paralysis-synan'] }, foe: {} });
    t.me.reap('paralysis-synan');
    t.expect({
      me: { aember: 1, line: [{ id: 'paralysis-synan', exhausted: true, stunned: true, enraged: true }] },
    });
  });
});
