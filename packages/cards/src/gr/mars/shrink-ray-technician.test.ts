import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shrink-ray-technician', () => {
  it('after it reaps an enemy creature has 2 power less', () => {
    const t = table({
      me: { house: 'mars', line: ['shrink-ray-technician'] },
      foe: { line: ['silvertooth', 'troll'] },
    });
    t.me.reap('shrink-ray-technician').choose('silvertooth');
    t.expect({ me: { aember: 1, line: [{ id: 'shrink-ray-technician', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('discarded, the most powerful enemy creature has 1 power and no armor this turn', () => {
    const t = table({
      me: { house: 'mars', hand: ['shrink-ray-technician'], line: ['blypyp'] },
      foe: { line: [{ id: 'francus', power: 3 }, 'mother'] },
    });
    t.me.discard('shrink-ray-technician').fight('blypyp', 'francus');
    t.expect({ me: { line: [{ id: 'blypyp', damage: 1, exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
