import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('chonk-evermore', () => {
  const bearing = (power: number) => ({ id: 'troll', power }) as const;

  it('puts a counter on two creatures, and doubles what lies on each', () => {
    const t = table({
      me: { house: 'untamed', hand: ['chonk-evermore'], line: [bearing(1), 'flarie'] },
      foe: { line: [bearing(2), 'troll'] },
    });
    t.me.play('chonk-evermore').yes().choose('flarie', 'troll#3');
    t.expect({
      me: { aember: 1, line: [bearing(2), { id: 'flarie', power: 2 }] },
      foe: { line: [bearing(4), bearing(2)] },
    });
  });

  it('doubles also where none is put', () => {
    const t = table({
      me: { house: 'untamed', hand: ['chonk-evermore'], line: [bearing(1), 'flarie'] },
      foe: { line: [bearing(2)] },
    });
    t.me.play('chonk-evermore').no();
    t.expect({ me: { aember: 1, line: [bearing(2), 'flarie'] }, foe: { line: [bearing(4)] } });
  });

  it('Fate: puts two on each enemy creature of the active player', () => {
    const t = fated('chonk-evermore', { line: ['flarie'] }, { line: ['troll', bearing(1)] });
    t.expect({ me: { line: [bearing(2), bearing(3)] }, foe: { line: ['flarie'] } });
  });
});
