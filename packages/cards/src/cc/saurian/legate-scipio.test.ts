import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('legate-scipio', () => {
  it('may exalt each Saurian creature, itself and enemy ones too', () => {
    const position = {
      me: { house: 'saurian', hand: ['legate-scipio'], line: ['grammaticus-thrax', 'infomorph'] },
      foe: { line: ['grammaticus-thrax', 'kelpminder'] },
    } as const;
    const t = table(position);
    t.me.play('legate-scipio').yes();
    t.expect({
      me: { line: [{ id: 'grammaticus-thrax', aember: 1 }, 'infomorph', { ...used('legate-scipio'), aember: 1 }] },
      foe: { line: [{ id: 'grammaticus-thrax', aember: 1 }, 'kelpminder'] },
    });
    const no = table(position);
    no.me.play('legate-scipio').no();
    no.expect({
      me: { line: ['grammaticus-thrax', 'infomorph', used('legate-scipio')] },
      foe: { line: ['grammaticus-thrax', 'kelpminder'] },
    });
  });
});
