import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('commanding-presence', () => {
  it('exalts each creature that is no Dinosaur as either player chooses Saurian', () => {
    const houses = ['saurian', 'logos', 'brobnar'] as const;
    const t = table({
      step: 'forge',
      me: { houses, beside: ['commanding-presence'], line: ['grammaticus-thrax', 'infomorph'] },
      foe: { houses, line: ['kelpminder'] },
    });
    t.me.house('saurian').end();
    t.expect({
      me: { line: ['grammaticus-thrax', { id: 'infomorph', aember: 1 }] },
      foe: { line: [{ id: 'kelpminder', aember: 1 }] },
    });
    t.foe.house('saurian').end();
    t.me.house('logos');
    t.expect({
      me: { line: ['grammaticus-thrax', { id: 'infomorph', aember: 2 }] },
      foe: { line: [{ id: 'kelpminder', aember: 2 }] },
    });
  });
});
