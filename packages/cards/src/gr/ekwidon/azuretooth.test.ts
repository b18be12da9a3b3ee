import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('azuretooth', () => {
  it('moves all æmber from a friendly creature to your pool and gives it to the opponent, after a reap', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['azuretooth', { id: 'troll', aember: 3 }] },
      foe: { line: ['mother'] },
    });
    t.me.reap('azuretooth').choose('troll').flank('left');
    t.expect({ me: { aember: 4, line: [{ id: 'azuretooth', exhausted: true }] }, foe: { line: ['troll', 'mother'] } });
  });

  it('does so after a fight, too, and gives itself away where it is alone', () => {
    const t = table({ me: { house: 'ekwidon', line: ['azuretooth'] }, foe: { line: ['dust-pixie'] } });
    t.me.fight('azuretooth', 'dust-pixie');
    t.expect({
      me: { aember: 0, line: [] },
      foe: { line: [{ id: 'azuretooth', exhausted: true, damage: 1 }], discard: ['dust-pixie'] },
    });
  });
});
