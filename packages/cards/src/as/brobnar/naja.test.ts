import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('naja', () => {
  it('gains 3 after it reaps, besides the 1 of reaping', () => {
    const t = table({ me: { house: 'brobnar', line: ['naja'] }, foe: { aember: 2 } });
    t.me.reap('naja');
    t.expect({ me: { aember: 4, line: [{ id: 'naja', ...used }] }, foe: { aember: 2 } });
  });

  it('gains nothing after it fights', () => {
    const t = table({ me: { house: 'brobnar', line: ['naja'] }, foe: { line: ['batdrone'] } });
    t.me.fight('naja', 'batdrone');
    t.expect({ me: { aember: 0, line: [{ id: 'naja', damage: 2, ...used }] }, foe: { line: [] } });
  });

  it('is used with the house of its deck, which may be another than Brobnar', () => {
    const t = table({ me: { house: 'geistoid', line: [{ id: 'naja', house: 'geistoid' }, 'naja'] } });
    t.me.cannot('reap', 'naja#2').reap('naja');
    t.expect({ me: { aember: 4, line: [{ id: 'naja', ...used }, 'naja'] } });
  });
});
