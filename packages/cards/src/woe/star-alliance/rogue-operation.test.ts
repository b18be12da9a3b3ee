import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rogue-operation', () => {
  it('discards the top 2 cards of your deck and steals 1 for each house among them', () => {
    for (const [deck, stolen] of [
      [['troll', 'mother'], 2],
      [['troll', 'bumpsy'], 1],
      [['troll'], 1],
      [[], 0],
    ] as const) {
      const t = table({ me: { house: 'star-alliance', hand: ['rogue-operation'], deck }, foe: { aember: 3 } });
      t.me.play('rogue-operation');
      t.expect({ me: { aember: stolen, deck: [] }, foe: { aember: 3 - stolen } });
    }
  });
});
