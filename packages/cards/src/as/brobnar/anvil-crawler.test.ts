import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('anvil-crawler', () => {
  it('lets each player refill the hand to 1 more card', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['anvil-crawler'], deck: filler(12) },
      foe: { ...foeHouses, deck: filler(12) },
    });
    t.me.end();
    t.expect({ me: { line: ['anvil-crawler'], hand: filler(7) }, foe: { hand: [] } });
    t.foe.house('dis').end();
    t.expect({ me: { line: ['anvil-crawler'], hand: filler(7) }, foe: { hand: filler(7) } });
  });

  it('two of them count twice, and one that has left does not count', () => {
    const t = table({
      me: {
        house: 'brobnar',
        ...myHouses.brobnar,
        line: ['anvil-crawler', { id: 'anvil-crawler', damage: 4 }],
        hand: ['punch'],
        deck: filler(20),
      },
      foe: { ...foeHouses, deck: filler(20) },
    });
    t.me.play('punch').choose('anvil-crawler#2').end();
    t.foe.house('dis').end();
    t.expect({ me: { line: ['anvil-crawler'], hand: filler(7) }, foe: { hand: filler(7) } });
    const u = table({
      me: { house: 'brobnar', ...myHouses.brobnar, line: ['anvil-crawler', 'anvil-crawler'], deck: filler(20) },
      foe: { ...foeHouses },
    });
    u.me.end();
    u.expect({ me: { line: ['anvil-crawler', 'anvil-crawler'], hand: filler(8) } });
  });
});
