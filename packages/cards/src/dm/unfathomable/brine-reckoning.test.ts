import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brine-reckoning', () => {
  it('discards the top 5 cards of each player’s deck', () => {
    const deck = ['troll', 'krump', 'mother', 'valdr', 'dextre', 'batdrone'];
    const t = table({
      me: { house: 'unfathomable', hand: ['brine-reckoning'], deck },
      foe: { deck, line: ['bumpsy'] },
    });
    t.me.play('brine-reckoning');
    t.expect({
      me: {
        aember: 1,
        deck: ['batdrone'],
        discard: ['brine-reckoning', 'dextre', 'valdr', 'mother', 'krump', 'troll'],
      },
      foe: { deck: ['batdrone'], discard: ['dextre', 'valdr', 'mother', 'krump', 'troll'], line: ['bumpsy'] },
    });
  });

  it('discards as many as there are, and shuffles no discard pile into a deck', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['brine-reckoning'], deck: ['troll', 'krump'] },
      foe: { deck: [], discard: ['mother'] },
    });
    t.me.play('brine-reckoning');
    t.expect({
      me: { deck: [], discard: ['brine-reckoning', 'krump', 'troll'] },
      foe: { deck: [], discard: ['mother'] },
    });
  });
});
