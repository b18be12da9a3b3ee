import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brammo', () => {
  it('deals 2 damage to each enemy flank creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['brammo'] }, foe: { line: ['tocsin', 'shooler', 'pit-demon'] } });
    t.me.play('brammo');
    t.expect({
      me: { line: [{ id: 'brammo', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 2 }, 'shooler', { id: 'pit-demon', damage: 2 }] },
    });
  });

  it('spares friendly flanks, and hits a lone enemy once', () => {
    const t = table({ me: { house: 'brobnar', hand: ['brammo'], line: ['troll'] }, foe: { line: ['shooler'] } });
    t.me.play('brammo');
    t.expect({
      me: { line: ['troll', { id: 'brammo', exhausted: true }] },
      foe: { line: [{ id: 'shooler', damage: 2 }] },
    });
  });
});
