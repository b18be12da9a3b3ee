import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bridge-officer-zaro', () => {
  const tired = (id: string) => ({ id, exhausted: true });

  it('captures 3 after it fights, and readies a friendly creature that is no Alien', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['bridge-officer-zaro', tired('valdr'), tired('omicron-callen')] },
      foe: { aember: 4, line: ['dust-pixie', tired('troll')] },
    });
    t.me.fight('bridge-officer-zaro', 'dust-pixie').choose('valdr');
    t.expect({
      me: { line: [{ id: 'bridge-officer-zaro', aember: 3, exhausted: true }, 'valdr', tired('omicron-callen')] },
      foe: { aember: 1, line: [tired('troll')] },
    });
  });

  it('may ready itself', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['bridge-officer-zaro'] },
      foe: { aember: 3, line: ['dust-pixie'] },
    });
    t.me.fight('bridge-officer-zaro', 'dust-pixie');
    t.expect({ me: { line: [{ id: 'bridge-officer-zaro', aember: 3 }] }, foe: { aember: 0, line: [] } });
  });

  it('readies nothing where it captures fewer than 3', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['bridge-officer-zaro', tired('valdr')] },
      foe: { aember: 2, line: ['dust-pixie'] },
    });
    t.me.fight('bridge-officer-zaro', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'bridge-officer-zaro', aember: 2, exhausted: true }, tired('valdr')] },
      foe: { aember: 0, line: [] },
    });
  });
});
