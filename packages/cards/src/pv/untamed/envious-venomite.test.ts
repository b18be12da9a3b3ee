import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('envious-venomite', () => {
  it('has poison while the opponent has more æmber', () => {
    const t = table({
      me: { house: 'untamed', aember: 1, line: ['envious-venomite'] },
      foe: { aember: 2, line: ['chuff-ape'] },
    });
    t.me.fight('envious-venomite', 'chuff-ape');
    t.expect({
      me: { aember: 1, line: [{ id: 'envious-venomite', exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('has none with as much', () => {
    const t = table({
      me: { house: 'untamed', aember: 2, line: ['envious-venomite'] },
      foe: { aember: 2, line: ['chuff-ape'] },
    });
    t.me.fight('envious-venomite', 'chuff-ape');
    t.expect({
      me: { aember: 2, line: [{ id: 'envious-venomite', exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'chuff-ape', damage: 4 }] },
    });
  });

  it('Fate: enemy creatures of the active player have poison this turn', () => {
    const t = fated('envious-venomite', { line: ['chuff-ape', 'troll'] }, { line: ['flarie', 'valdr'] });
    t.foe.fight('troll', 'valdr');
    t.expect({
      me: { line: ['flarie'] },
      foe: { line: ['chuff-ape'] },
    });
  });
});
