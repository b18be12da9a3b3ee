import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nada-tax', () => {
  it('the opponent discards a random card, and loses 1 for each bonus icon on it', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['nada-tax'] },
      foe: { aember: 4, hand: [{ id: 'troll', bonus: ['aember', 'draw', 'capture'] }] },
    });
    t.me.play('nada-tax');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, hand: [], discard: ['troll'] } });
  });

  it('nothing is lost for a card without icons, nor for an empty hand', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['nada-tax', 'nada-tax'] },
      foe: { aember: 4, hand: ['troll'] },
    });
    t.me.play('nada-tax');
    t.expect({ me: { aember: 1 }, foe: { aember: 4, hand: [], discard: ['troll'] } });
    t.me.play('nada-tax');
    t.expect({ me: { aember: 2 }, foe: { aember: 4 } });
  });
});
