import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dark-discovery', () => {
  it('purges itself and forges a key at no cost where the bottom 2 cards are those that you named, in whatever order', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dark-discovery'], aember: 3 },
      foe: { deck: ['tocsin', 'mother', 'troll'] },
    });
    t.me.play('dark-discovery').choose('Troll').choose('Mother');
    t.expect({
      me: { aember: 4, keys: 1, purged: ['dark-discovery'], discard: [] },
      foe: { deck: ['tocsin'], discard: ['mother', 'troll'] },
    });
  });

  it('discards them and does no more where one is another card', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dark-discovery'] },
      foe: { deck: ['troll', 'mother', 'tocsin'] },
    });
    t.me.play('dark-discovery').choose('Troll').choose('Mother');
    t.expect({
      me: { aember: 1, keys: 0, purged: [], discard: ['dark-discovery'] },
      foe: { deck: ['troll'], discard: ['mother', 'tocsin'] },
    });
  });

  it('wants both of the named cards: twice the same is not it', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dark-discovery'] },
      foe: { deck: ['tocsin', 'troll', 'troll'], hand: ['mother'] },
    });
    t.me.play('dark-discovery').choose('Troll').choose('Mother');
    t.expect({ me: { keys: 0, discard: ['dark-discovery'] }, foe: { deck: ['tocsin'], discard: ['troll', 'troll'] } });
  });

  it('finds 2 copies where you name that card twice, and not where only one of them is it', () => {
    const found = table({
      me: { house: 'unfathomable', hand: ['dark-discovery'] },
      foe: { deck: ['tocsin', 'troll', 'troll'] },
    });
    found.me.play('dark-discovery').choose('Troll').choose('Troll');
    found.expect({ me: { keys: 1, purged: ['dark-discovery'] } });
    const missed = table({
      me: { house: 'unfathomable', hand: ['dark-discovery'] },
      foe: { deck: ['troll', 'tocsin', 'troll'] },
    });
    missed.me.play('dark-discovery').choose('Troll').choose('Troll');
    missed.expect({ me: { keys: 0, discard: ['dark-discovery'] } });
  });

  it('forges nothing where the deck has only one card', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['dark-discovery'] },
      foe: { deck: ['troll'], hand: ['mother'] },
    });
    t.me.play('dark-discovery').choose('Troll').choose('Mother');
    t.expect({ me: { keys: 0, discard: ['dark-discovery'] }, foe: { deck: [], discard: ['troll'] } });
  });
});
