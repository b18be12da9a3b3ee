import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('krisper-ruld', () => {
  it('takes an enemy artifact after a fight', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['krisper-ruld'], artifacts: ['gauntlet-of-command'] },
      foe: { line: ['dust-imp'], artifacts: ['pocket-universe', { id: 'speed-sigil', exhausted: true }] },
    });
    t.me.fight('krisper-ruld', 'dust-imp').choose('speed-sigil');
    t.expect({
      me: {
        line: [{ id: 'krisper-ruld', exhausted: true, damage: 1 }],
        artifacts: ['gauntlet-of-command', { id: 'speed-sigil', exhausted: true }],
      },
      foe: { artifacts: ['pocket-universe'] },
    });
  });

  it('not after it reaps, nor where it dies in the fight', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['krisper-ruld'] },
      foe: { line: ['troll'], artifacts: ['pocket-universe'] },
    });
    t.me.reap('krisper-ruld');
    t.expect({
      me: { aember: 1, line: [{ id: 'krisper-ruld', exhausted: true }], artifacts: [] },
      foe: { line: ['troll'], artifacts: ['pocket-universe'] },
    });
    const dead = table({
      me: { house: 'ekwidon', line: ['krisper-ruld'] },
      foe: { line: ['troll'], artifacts: ['pocket-universe'] },
    });
    dead.me.fight('krisper-ruld', 'troll');
    dead.expect({
      me: { line: [], artifacts: [] },
      foe: { line: [{ id: 'troll', damage: 4 }], artifacts: ['pocket-universe'] },
    });
  });
});
