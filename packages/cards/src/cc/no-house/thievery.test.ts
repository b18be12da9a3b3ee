import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('thievery', () => {
  it('may purge a card that its player discarded, to steal 1', () => {
    const me = { house: 'brobnar', hand: ['punch'], beside: ['thievery'] } as const;
    const t = table({ me, foe: { aember: 2 } });
    t.me.discard('punch').yes();
    t.expect({ me: { aember: 1, discard: [], purged: ['punch'] }, foe: { aember: 1 } });
    const no = table({ me, foe: { aember: 2 } });
    no.me.discard('punch').no();
    no.expect({ me: { aember: 0, discard: ['punch'], purged: [] }, foe: { aember: 2 } });
  });

  it('does nothing for cards that the opponent discards, or in their turn', () => {
    const t = table({
      active: 1,
      me: { hand: ['punch'], beside: ['thievery'] },
      foe: { house: 'dis', aember: 2, hand: ['mind-barb', 'dust-imp'] },
    });
    t.foe.play('mind-barb').discard('dust-imp');
    t.expect({
      me: { aember: 0, discard: ['punch'], purged: [] },
      foe: { aember: 3, discard: ['dust-imp', 'mind-barb'] },
    });
  });

  it('ruling thievery/scrap: Scrap: of a card that is purged first resolves all the same', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['animating-force'], beside: ['thievery'] },
      foe: { aember: 2 },
    });
    t.me.discard('animating-force').order('thievery').yes();
    t.expect({ me: { aember: 2, discard: [], purged: ['animating-force'] }, foe: { aember: 1 } });
  });
});
