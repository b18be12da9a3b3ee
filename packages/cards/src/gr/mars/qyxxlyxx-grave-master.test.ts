import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('qyxxlyxx-grave-master', () => {
  it('purges a creature from a discard pile and deals 2 to each that shares a trait with it', () => {
    const t = table({
      me: { house: 'mars', hand: ['qyxxlyxx-grave-master'], line: ['zorg'] },
      foe: { line: ['troll', 'mother'], discard: ['krump', 'punch'] },
    });
    t.me.play('qyxxlyxx-grave-master');
    t.expect({
      me: { line: ['zorg', { id: 'qyxxlyxx-grave-master', exhausted: true }] },
      foe: { purged: ['krump'], discard: ['punch'], line: [{ id: 'troll', damage: 2 }, 'mother'] },
    });
  });

  it('destroyed while its controller is haunted, it is archived', () => {
    const t = table({
      me: { house: 'mars', line: ['qyxxlyxx-grave-master'], discard: filler(10) },
      foe: { line: ['troll'] },
    });
    t.me.fight('qyxxlyxx-grave-master', 'troll');
    t.expect({ me: { line: [], archives: ['qyxxlyxx-grave-master'] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
    const few = table({
      me: { house: 'mars', line: ['qyxxlyxx-grave-master'], discard: filler(9) },
      foe: { line: ['troll'] },
    });
    few.me.fight('qyxxlyxx-grave-master', 'troll');
    few.expect({ me: { line: [], archives: [] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });
});
