import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('in-here-somewhere', () => {
  it('archives 2 cards from your discard pile while you are haunted', () => {
    const t = table({
      me: {
        house: 'geistoid',
        hand: ['in-here-somewhere'],
        deck: ['anger'],
        discard: ['troll', 'bumpsy', ...copies(8, 'punch')],
      },
    });
    t.me.play('in-here-somewhere').choose('troll', 'bumpsy');
    t.expect({
      me: {
        aember: 1,
        archives: ['troll', 'bumpsy'],
        deck: ['anger'],
        discard: ['in-here-somewhere', ...copies(8, 'punch')],
      },
    });
  });

  it('discards the top 5 cards of your deck otherwise', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['in-here-somewhere'], deck: copies(6, 'punch'), discard: ['troll'] },
    });
    t.me.play('in-here-somewhere');
    t.expect({ me: { archives: [], deck: ['punch'], discard: ['in-here-somewhere', ...copies(5, 'punch'), 'troll'] } });
  });
});
