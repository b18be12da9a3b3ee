import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ancient-battleground', () => {
  it('keeps friendly creatures from reaping, and gives each æmber for a fight', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['ancient-battleground'], line: ['troll', 'bumpsy'] },
      foe: { line: ['urchin', 'mother'] },
    });
    t.me.cannot('reap', 'troll', 'forbidden');
    t.me.fight('troll', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 5, exhausted: true }, 'bumpsy'] },
      foe: { line: ['urchin'] },
    });
  });

  it('gives nothing to one that dies of its fight', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['ancient-battleground'], line: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('bumpsy', 'troll');
    t.expect({ me: { aember: 0, line: [] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
  });

  it('does not reach enemy creatures', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], artifacts: ['ancient-battleground'], line: ['troll'] },
      foe: { houses: ['brobnar'], line: ['bumpsy'] },
    });
    t.me.end();
    t.foe.reap('bumpsy');
    t.expect({ me: { aember: 0, line: ['troll'] }, foe: { aember: 1, line: [{ id: 'bumpsy', exhausted: true }] } });
  });
});
