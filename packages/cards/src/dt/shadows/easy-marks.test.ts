import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('easy-marks', () => {
  it('exalts each damaged enemy creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['easy-marks'], line: [{ id: 'dodger', damage: 1 }] },
      foe: { aember: 3, line: [{ id: 'troll', damage: 1 }, 'krump', { id: 'shooler', damage: 4, aember: 2 }] },
    });
    t.me.play('easy-marks');
    t.expect({
      me: { aember: 0, line: [{ id: 'dodger', damage: 1 }] },
      foe: {
        aember: 3,
        line: [{ id: 'troll', damage: 1, aember: 1 }, 'krump', { id: 'shooler', damage: 4, aember: 3 }],
      },
    });
  });

  it('leaves the ward of a damaged creature where it is', () => {
    const t = table({
      me: { house: 'shadows', hand: ['easy-marks'] },
      foe: { line: [{ id: 'troll', damage: 1, warded: true }] },
    });
    t.me.play('easy-marks');
    t.expect({ foe: { line: [{ id: 'troll', damage: 1, warded: true, aember: 1 }] } });
  });

  it('does nothing where no enemy creature is damaged', () => {
    const t = table({
      me: { house: 'shadows', hand: ['easy-marks'], line: [{ id: 'dodger', damage: 1 }] },
      foe: { line: ['troll'] },
    });
    t.me.play('easy-marks');
    t.expect({
      me: { hand: [], discard: ['easy-marks'], line: [{ id: 'dodger', damage: 1 }] },
      foe: { line: ['troll'] },
    });
  });
});
