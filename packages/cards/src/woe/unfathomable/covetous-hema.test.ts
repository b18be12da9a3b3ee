import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('covetous-hema', () => {
  it('captures 3', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['covetous-hema'] }, foe: { aember: 5 } });
    t.me.play('covetous-hema');
    t.expect({ me: { line: [{ id: 'covetous-hema', aember: 3, exhausted: true }] }, foe: { aember: 2 } });
  });

  it('is elusive off the flanks', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['mother', 'covetous-hema', 'mother'] },
    });
    t.me.fight('troll', 'covetous-hema');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }] },
      foe: { line: ['mother', 'covetous-hema', 'mother'] },
    });
  });

  it('is not elusive on a flank', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['mother', 'covetous-hema'] } });
    t.me.fight('troll', 'covetous-hema');
    t.expect({ me: { line: [{ id: 'troll', damage: 3, exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
