import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brammo', () => {
  it('deals 2 to each enemy flank creature, not to friendly ones', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['brammo'], line: ['troll'] },
      foe: { line: ['mother', 'valdr', 'batdrone', 'shooler'] },
    });
    t.me.play('brammo');
    t.expect({
      me: { line: ['troll', { id: 'brammo', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 2 }, 'valdr', 'batdrone', { id: 'shooler', damage: 2 }] },
    });
  });

  it('deals 2 only once to an only creature, which is on both flanks', () => {
    const t = table({ me: { house: 'brobnar', hand: ['brammo'] }, foe: { line: ['mother'] } });
    t.me.play('brammo');
    t.expect({ me: { line: [{ id: 'brammo', exhausted: true }] }, foe: { line: [{ id: 'mother', damage: 2 }] } });
  });

  it('does not hit who comes to a flank by the death of another', () => {
    const t = table({ me: { house: 'brobnar', hand: ['brammo'] }, foe: { line: ['batdrone', 'valdr', 'mother'] } });
    t.me.play('brammo');
    t.expect({
      me: { line: [{ id: 'brammo', exhausted: true }] },
      foe: { line: ['valdr', { id: 'mother', damage: 2 }] },
    });
  });
});
