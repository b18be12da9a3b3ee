import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('transmuting-lift', () => {
  const worn = { id: 'valdr', upgrades: ['transmuting-lift'] };
  const used = { ...worn, exhausted: true };

  it('after its creature reaps it may be moved anywhere in its battleline', () => {
    const t = table({ me: { house: 'brobnar', line: [worn, 'mother', 'gub', 'batdrone'] } });
    t.me.reap('valdr').yes().between('mother', 'gub');
    t.expect({ me: { aember: 1, line: ['mother', used, 'gub', 'batdrone'] } });
  });

  it('may be declined, and does nothing after a fight', () => {
    const t = table({ me: { house: 'brobnar', line: [worn, 'mother'] } });
    t.me.reap('valdr').no();
    t.expect({ me: { aember: 1, line: [used, 'mother'] } });
    const fought = table({ me: { house: 'brobnar', line: [worn, 'mother'] }, foe: { line: ['gub'] } });
    fought.me.fight('valdr', 'gub');
    fought.expect({ me: { line: [{ ...used, damage: 1 }, 'mother'] }, foe: { line: [] } });
  });
});
