import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dredge', () => {
  it('lets each friendly creature put a card of your discard pile on your deck after it reaps, this turn', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        hand: ['dredge'],
        line: ['hookmaster', 'hookmaster'],
        discard: ['mother', 'troll'],
        deck: ['krump'],
      },
    });
    t.me.play('dredge').reap('hookmaster#1').choose('mother');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'hookmaster', exhausted: true }, 'hookmaster'],
        discard: ['dredge', 'troll'],
        deck: ['mother', 'krump'],
      },
    });
    t.me.reap('hookmaster#2').choose('troll');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'hookmaster', exhausted: true },
          { id: 'hookmaster', exhausted: true },
        ],
        discard: ['dredge'],
        deck: ['troll', 'mother', 'krump'],
      },
    });
  });

  const deck = Array.from({ length: 9 }, () => 'krump');

  it('is over with the turn, and gives nothing to enemy creatures', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        houses: ['unfathomable', 'logos', 'dis'],
        hand: ['dredge'],
        deck,
        line: ['hookmaster'],
      },
      foe: { houses: ['unfathomable', 'logos', 'dis'], line: ['sparkfist'], discard: ['troll'], deck },
    });
    t.me.play('dredge').end();
    t.foe.house('unfathomable').reap('sparkfist').end();
    t.me.house('unfathomable').reap('hookmaster');
    t.expect({
      me: { aember: 2, line: [{ id: 'hookmaster', exhausted: true }], discard: ['dredge'] },
      foe: { aember: 1, line: ['sparkfist'], discard: ['troll'] },
    });
  });
});
