import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('jackpot-greene', () => {
  it('discards the top card of the deck of a player whose creature reaped, and gains 1 where it is of Star Alliance', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['jackpot-greene'], deck: ['alien-horror', 'troll'] },
      foe: { deck: ['mother'] },
    });
    t.me.reap('jackpot-greene');
    t.expect({
      me: { aember: 2, line: [{ id: 'jackpot-greene', exhausted: true }], deck: ['troll'], discard: ['alien-horror'] },
      foe: { deck: ['mother'] },
    });
  });

  it('pays you for the opponent’s cards too, and for no others', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['jackpot-greene'] },
      foe: { houses: ['logos', 'dis'], line: ['mother', 'dextre'], deck: ['alien-horror', 'mother', 'mother'] },
    });
    t.me.end();
    t.foe.house('logos').reap('mother').reap('dextre');
    t.expect({
      me: { aember: 1, line: ['jackpot-greene'] },
      foe: {
        aember: 2,
        line: [
          { id: 'mother', exhausted: true },
          { id: 'dextre', exhausted: true },
        ],
        deck: ['mother'],
        discard: ['mother', 'alien-horror'],
      },
    });
  });
});
