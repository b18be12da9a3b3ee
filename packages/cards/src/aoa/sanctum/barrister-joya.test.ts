import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('barrister-joya', () => {
  it('keeps enemy creatures from reaping', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'], hand: ['dust-imp'] },
      foe: { line: ['barrister-joya'] },
    });
    t.me.cannot('reap', 'shooler', 'forbidden').fight('shooler', 'barrister-joya');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'barrister-joya', damage: 4 }] } });
  });

  it('lets friendly creatures reap, itself too', () => {
    const t = table({
      me: { house: 'sanctum', line: ['barrister-joya', 'sequis'] },
      foe: { aember: 1, line: ['shooler'] },
    });
    t.me.reap('barrister-joya').reap('sequis');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'barrister-joya', exhausted: true },
          { id: 'sequis', aember: 1, exhausted: true },
        ],
      },
      foe: { aember: 0, line: ['shooler'] },
    });
  });
});
