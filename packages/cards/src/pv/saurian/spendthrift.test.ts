import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('spendthrift', () => {
  it('moves all æmber from a creature to the common supply, and exalts it', () => {
    const t = table({
      me: { house: 'saurian', hand: ['spendthrift'], line: [{ id: 'valdr', aember: 1 }] },
      foe: { line: [{ id: 'troll', aember: 4 }] },
    });
    t.me.play('spendthrift').choose('troll');
    t.expect({
      me: { aember: 1, line: [{ id: 'valdr', aember: 1 }] },
      foe: { aember: 0, line: [{ id: 'troll', aember: 1 }] },
    });
  });

  it('exalts also a creature without æmber', () => {
    const t = table({ me: { house: 'saurian', hand: ['spendthrift'], line: ['valdr'] } });
    t.me.play('spendthrift');
    t.expect({ me: { aember: 1, line: [{ id: 'valdr', aember: 1 }] } });
  });

  it('Fate: moves all æmber from enemy creatures to the pool of the opponent of the active player', () => {
    const t = fated(
      'spendthrift',
      { line: [{ id: 'valdr', aember: 1 }] },
      { line: [{ id: 'troll', aember: 2 }, 'bumpsy', { id: 'valdr', aember: 3 }] },
    );
    t.expect({ me: { aember: 5, line: ['troll', 'bumpsy', 'valdr'] }, foe: { line: [{ id: 'valdr', aember: 1 }] } });
  });
});
