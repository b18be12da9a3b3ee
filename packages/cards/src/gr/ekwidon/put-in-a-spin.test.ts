import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('put-in-a-spin', () => {
  it('loses 1, names a house and gains 4 where the top card of the opponent’s deck is of it', () => {
    const t = table({
      me: { house: 'ekwidon', aember: 1, hand: ['put-in-a-spin'] },
      foe: { deck: ['troll', 'mother'] },
    });
    t.me.play('put-in-a-spin').choose('brobnar');
    t.expect({ me: { aember: 4 }, foe: { deck: ['mother'], discard: ['troll'] } });
  });

  it('gains nothing where it is of another', () => {
    const t = table({ me: { house: 'ekwidon', aember: 1, hand: ['put-in-a-spin'] }, foe: { deck: ['troll'] } });
    t.me.play('put-in-a-spin').choose('dis');
    t.expect({ me: { aember: 0 }, foe: { deck: [], discard: ['troll'] } });
  });

  it('does nothing without æmber to lose', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['put-in-a-spin'] }, foe: { deck: ['troll'] } });
    t.me.play('put-in-a-spin');
    t.expect({ me: { aember: 0 }, foe: { deck: ['troll'] } });
  });
});
