import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('darklamp', () => {
  it('captures 1, and friendly creatures with æmber have elusive', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['darklamp'], line: ['bumpsy'] },
      foe: { aember: 2, line: ['troll'], houses: ['brobnar'] },
    });
    t.me.play('darklamp').end();
    t.foe.fight('troll', 'darklamp');
    t.expect({
      me: { line: ['bumpsy', { id: 'darklamp', aember: 1, exhausted: false }] },
      foe: { aember: 1, line: [{ id: 'troll', exhausted: true }] },
    });
  });

  it('leaves those without æmber as they are', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['darklamp', { id: 'batdrone', aember: 0 }] },
    });
    t.me.fight('troll', 'darklamp');
    t.expect({
      me: { line: [{ id: 'troll', damage: 4, exhausted: true }] },
      foe: { line: ['batdrone'], discard: ['darklamp'] },
    });
  });
});
