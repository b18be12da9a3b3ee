import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('signal-fire', () => {
  it('lets friendly Brobnar creatures fight in a turn of another house', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['signal-fire'], line: ['troll', 'mother'] },
      foe: { line: ['batdrone', 'valdr'] },
    });
    t.me.cannot('fight', 'troll').omni('signal-fire').fight('troll', 'batdrone').cannot('fight', 'mother');
    t.expect({
      me: { artifacts: [], discard: ['signal-fire'], line: [{ id: 'troll', damage: 2, exhausted: true }, 'mother'] },
      foe: { line: ['valdr'] },
    });
  });

  it('ruling signal-fire/only-fighting: they cannot reap, and no artifact can be used', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['signal-fire', 'cannon'], line: ['troll'] },
      foe: { line: ['valdr'] },
    });
    t.me.omni('signal-fire').cannot('reap', 'troll').cannot('action', 'cannon');
    t.expect({ me: { artifacts: ['cannon'], line: ['troll'] }, foe: { line: ['valdr'] } });
  });

  it('is over at the end of the turn', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['signal-fire'], line: ['troll'] },
      foe: { ...foeHouses, line: ['valdr'] },
    });
    t.me.omni('signal-fire').end();
    t.foe.house('dis').end();
    t.me.house('dis').cannot('fight', 'troll');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['valdr'] } });
  });
});
