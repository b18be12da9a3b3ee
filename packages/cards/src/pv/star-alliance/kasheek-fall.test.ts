import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('kasheek-fall', () => {
  it('destroys each creature with a more powerful neighbor, on both sides and all at once', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['kasheek-fall'], line: ['dust-pixie', 'bumpsy', 'valdr', 'krump'] },
      foe: { line: ['troll', 'valdr', 'dust-pixie'] },
    });
    t.me.play('kasheek-fall');
    t.expect({ me: { aember: 1, line: ['valdr', 'krump'] }, foe: { line: ['troll'] } });
  });

  it('looks only at neighbors in the same battleline', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['kasheek-fall'], line: ['dust-pixie'] },
      foe: { line: ['troll'] },
    });
    t.me.play('kasheek-fall');
    t.expect({ me: { line: ['dust-pixie'] }, foe: { line: ['troll'] } });
  });

  it('Fate: destroys each creature with a less powerful neighbor', () => {
    const t = fated('kasheek-fall', { line: ['dust-pixie', 'bumpsy', 'valdr', 'krump'] }, { line: ['troll', 'valdr'] });
    t.expect({ me: { line: ['valdr'] }, foe: { line: ['dust-pixie', 'krump'] } });
  });
});
