import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lorica-infantry', () => {
  const fight = () => {
    const t = table({
      me: { house: 'saurian', line: ['lorica-infantry'] },
      foe: { aember: 3, line: ['dust-pixie'] },
    });
    t.me.fight('lorica-infantry', 'dust-pixie');
    return t;
  };

  it('may be exalted after it fights, and the opponent loses 2 then', () => {
    const t = fight();
    t.me.yes();
    t.expect({ me: { line: [{ id: 'lorica-infantry', aember: 1, exhausted: true }] }, foe: { aember: 1, line: [] } });
  });

  it('loses the opponent nothing where it is not exalted', () => {
    const t = fight();
    t.me.no();
    t.expect({ me: { line: [{ id: 'lorica-infantry', exhausted: true }] }, foe: { aember: 3, line: [] } });
  });
});
