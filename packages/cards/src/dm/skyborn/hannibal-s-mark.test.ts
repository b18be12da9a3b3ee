import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hannibal-s-mark', () => {
  it('takes an enemy flank creature with three counters, which is of Skyborn from then on', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['hannibal-s-mark'] },
      foe: { line: [{ id: 'valdr' }, 'batdrone', 'shooler'] },
    });
    t.me.play('hannibal-s-mark').choose('valdr').reap('valdr');
    t.expect({
      me: { aember: 2, line: [{ id: 'valdr', owner: 1, power: 3, exhausted: true }] },
      foe: { line: ['batdrone', 'shooler'] },
    });
  });
});
