import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mars-needs-aember', () => {
  it('lets each damaged enemy that is not of Mars capture 1 from its own side', () => {
    const t = table({
      me: { house: 'mars', aember: 2, hand: ['mars-needs-aember'], line: [{ id: 'mother', damage: 1 }] },
      foe: {
        aember: 4,
        line: [{ id: 'shooler', damage: 1 }, { id: 'tunk', damage: 1 }, 'valdr', { id: 'troll', damage: 3 }],
      },
    });
    t.me.play('mars-needs-aember');
    t.expect({
      me: { aember: 3, line: [{ id: 'mother', damage: 1 }] },
      foe: {
        aember: 2,
        line: [
          { id: 'shooler', damage: 1, aember: 1 },
          { id: 'tunk', damage: 1 },
          'valdr',
          { id: 'troll', damage: 3, aember: 1 },
        ],
      },
    });
  });

  it('lets you choose who does where the pool does not suffice', () => {
    const t = table({
      me: { house: 'mars', hand: ['mars-needs-aember'] },
      foe: {
        aember: 1,
        line: [
          { id: 'shooler', damage: 1 },
          { id: 'troll', damage: 3 },
        ],
      },
    });
    t.me.play('mars-needs-aember').choose('troll');
    t.expect({
      me: { aember: 1 },
      foe: {
        aember: 0,
        line: [
          { id: 'shooler', damage: 1 },
          { id: 'troll', damage: 3, aember: 1 },
        ],
      },
    });
  });
});
