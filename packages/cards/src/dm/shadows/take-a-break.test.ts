import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('take-a-break', () => {
  it('exhausts the least powerful enemy creature and its neighbors', () => {
    const t = table({
      me: { house: 'shadows', hand: ['take-a-break'], line: ['dust-imp'] },
      foe: { line: ['mother', 'batdrone', 'valdr', 'shooler'] },
    });
    t.me.play('take-a-break');
    t.expect({
      me: { aember: 1, line: ['dust-imp'] },
      foe: {
        line: [
          { id: 'mother', exhausted: true },
          { id: 'batdrone', exhausted: true },
          { id: 'valdr', exhausted: true },
          'shooler',
        ],
      },
    });
  });

  it('does nothing where there is none', () => {
    const t = table({ me: { house: 'shadows', hand: ['take-a-break'], line: ['dust-imp'] }, foe: {} });
    t.me.play('take-a-break');
    t.expect({ me: { aember: 1, line: ['dust-imp'] } });
  });
});
