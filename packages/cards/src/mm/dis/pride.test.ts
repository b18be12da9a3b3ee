import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pride', () => {
  it('wards each friendly Sin when it reaps, itself among them', () => {
    const t = table({
      me: { house: 'dis', line: ['pride', 'shooler', 'envy'] },
      foe: { line: ['pride'] },
    });
    t.me.reap('pride');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'pride', warded: true, exhausted: true }, 'shooler', { id: 'envy', warded: true }],
      },
      foe: { line: ['pride'] },
    });
  });

  it('gives no second ward', () => {
    const t = table({ me: { house: 'dis', line: ['pride', { id: 'envy', warded: true }] }, foe: {} });
    t.me.reap('pride');
    t.expect({
      me: {
        line: [
          { id: 'pride', warded: true, exhausted: true },
          { id: 'envy', warded: true },
        ],
      },
    });
  });

  it('wards nothing when it fights', () => {
    const t = table({ me: { house: 'dis', line: ['pride', 'envy'] }, foe: { line: ['batdrone'] } });
    t.me.fight('pride', 'batdrone');
    t.expect({ me: { line: [{ id: 'pride', damage: 2, exhausted: true }, 'envy'] }, foe: { line: [] } });
  });
});
