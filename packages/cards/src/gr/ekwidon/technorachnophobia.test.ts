import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('technorachnophobia', () => {
  it('discards the top 10 cards of your deck and steals 2 where 5 of them are of one house', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        hand: ['technorachnophobia'],
        deck: [
          'troll',
          'mother',
          'troll',
          'mother',
          'troll',
          'pit-demon',
          'troll',
          'lamindra',
          'bumpsy',
          'dextre',
          'valdr',
        ],
      },
      foe: { aember: 3 },
    });
    t.me.play('technorachnophobia');
    t.expect({ me: { aember: 2, deck: ['valdr'] }, foe: { aember: 1 } });
  });

  it('steals nothing where 4 are', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        hand: ['technorachnophobia'],
        deck: ['troll', 'mother', 'troll', 'mother', 'troll', 'bumpsy'],
      },
      foe: { aember: 3 },
    });
    t.me.play('technorachnophobia');
    t.expect({ me: { aember: 0, deck: [] }, foe: { aember: 3 } });
  });
});
