import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('outnegotiate', () => {
  it('steals 1 for each æmber icon on a card of the discard pile of the opponent, and puts that below the deck', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['outnegotiate'] },
      foe: { aember: 4, discard: [{ id: 'mother', bonus: ['aember', 'draw', 'aember'] }, 'troll'], deck: ['bumpsy'] },
    });
    t.me.play('outnegotiate').choose('mother');
    t.expect({
      me: { aember: 3, discard: ['outnegotiate'] },
      foe: { aember: 2, discard: ['troll'], deck: ['bumpsy', 'mother'] },
    });
  });

  it('steals nothing for a card without icons, or without a card', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['outnegotiate'], discard: ['punch'] },
      foe: { aember: 4, discard: ['mother'] },
    });
    t.me.play('outnegotiate');
    t.expect({ me: { aember: 1, discard: ['outnegotiate', 'punch'] }, foe: { aember: 4, deck: ['mother'] } });
    const none = table({ me: { house: 'ekwidon', hand: ['outnegotiate'], discard: ['punch'] }, foe: { aember: 4 } });
    none.me.play('outnegotiate');
    none.expect({ me: { aember: 1, discard: ['outnegotiate', 'punch'] }, foe: { aember: 4 } });
  });
});
