import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('echo-guardian', () => {
  it('has 3 power and poison while you are haunted', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['echo-guardian'], discard: ten },
      foe: { line: ['troll'] },
    });
    expect(see(t.state, 0).players[0]?.line[0]?.power).toBe(3);
    t.me.fight('echo-guardian', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('has 1 power and no poison otherwise', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['echo-guardian'], discard: ten.slice(1) },
      foe: { line: ['batdrone'], discard: ten },
    });
    t.me.fight('echo-guardian', 'batdrone');
    t.expect({
      me: { line: [{ id: 'echo-guardian', exhausted: true }] },
      foe: { line: [{ id: 'batdrone', damage: 1 }] },
    });
  });
});
