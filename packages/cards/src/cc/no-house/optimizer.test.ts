import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('optimizer', () => {
  it('purges a card of its player’s discard pile at the start of each of their turns', () => {
    const houses = ['dis', 'logos', 'mars'] as const;
    const t = table({
      active: 1,
      me: { houses, discard: ['troll', 'anger'], deck: filler(9), beside: ['optimizer'] },
      foe: { houses, house: 'dis', discard: ['bumpsy'], deck: filler(20) },
    });
    t.foe.end();
    t.me.choose('anger').house('dis');
    t.expect({ me: { discard: ['troll'], purged: ['anger'] }, foe: { discard: ['bumpsy'] } });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { discard: [], purged: ['anger', 'troll'] }, foe: { discard: ['bumpsy'] } });
  });
});
