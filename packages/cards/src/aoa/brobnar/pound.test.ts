import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pound', () => {
  it('deals 2 to a creature and 1 to each of its neighbors', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['pound'] },
      foe: { line: ['mother', 'valdr', 'shooler', 'tocsin'] },
    });
    t.me.play('pound').choose('valdr');
    t.expect({
      me: { aember: 1 },
      foe: { line: [{ id: 'mother', damage: 1 }, { id: 'valdr', damage: 2 }, { id: 'shooler', damage: 1 }, 'tocsin'] },
    });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['pound'] }, foe: {} });
    t.me.play('pound');
    t.expect({ me: { aember: 1, discard: ['pound'] } });
  });
});
