import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('soleft', () => {
  it('destroys the creature on the opponent’s left flank with it', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['soleft', 'hookmaster'] },
      foe: { line: ['mother', 'bumpsy', 'troll'] },
    });
    t.me.fight('soleft', 'troll');
    t.expect({ me: { line: ['hookmaster'] }, foe: { line: ['bumpsy', { id: 'troll', damage: 3 }] } });
  });

  it('finds the only creature on both flanks', () => {
    const t = table({ me: { house: 'unfathomable', line: ['soleft'] }, foe: { line: ['troll'] } });
    t.me.fight('soleft', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });
});
