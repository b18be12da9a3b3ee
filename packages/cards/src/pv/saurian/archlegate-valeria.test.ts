import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('archlegate-valeria', () => {
  it('exalts an enemy creature for each Saurian neighbor before it fights, chosen anew each time', () => {
    const t = table({
      me: { house: 'saurian', line: ['gaius', 'archlegate-valeria', 'lorica-infantry', 'gaius'] },
      foe: { line: ['troll', 'valdr'] },
    });
    t.me.fight('archlegate-valeria', 'valdr').choose('troll').choose('valdr');
    t.expect({
      me: { line: ['gaius', 'lorica-infantry', 'gaius'], discard: ['archlegate-valeria'] },
      foe: {
        line: [
          { id: 'troll', aember: 1 },
          { id: 'valdr', aember: 1, damage: 5 },
        ],
      },
    });
  });

  it('exalts nothing for neighbors of other houses', () => {
    const t = table({
      me: { house: 'saurian', line: ['troll', 'archlegate-valeria', 'valdr', 'gaius'] },
      foe: { line: ['dust-pixie', 'troll'] },
    });
    t.me.fight('archlegate-valeria', 'dust-pixie');
    t.expect({
      me: { line: ['troll', { id: 'archlegate-valeria', exhausted: true }, 'valdr', 'gaius'] },
      foe: { line: ['troll'] },
    });
  });
});
