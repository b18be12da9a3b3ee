import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('equalize', () => {
  it('redistributes the æmber on friendly creatures, then that on enemies', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['equalize'], aember: 1, line: [{ id: 'mother', aember: 2 }, 'shooler'] },
      foe: { aember: 4, line: [{ id: 'troll', aember: 1 }, 'valdr'] },
    });
    t.me.play('equalize').choose('shooler', 'shooler').choose('valdr');
    t.expect({
      me: { aember: 2, line: ['mother', { id: 'shooler', aember: 2 }] },
      foe: { aember: 4, line: ['troll', { id: 'valdr', aember: 1 }] },
    });
  });

  it('asks nothing where there is none, or one creature alone', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['equalize'], line: ['mother', 'shooler'] },
      foe: { line: [{ id: 'troll', aember: 3 }] },
    });
    t.me.play('equalize');
    t.expect({ me: { aember: 1, line: ['mother', 'shooler'] }, foe: { line: [{ id: 'troll', aember: 3 }] } });
  });
});
