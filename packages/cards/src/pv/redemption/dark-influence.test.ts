import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dark-influence', () => {
  it('discards the top card of the deck of the player chosen, and gains 1 for a Mutant creature', () => {
    const t = table({
      me: { house: 'redemption', hand: ['dark-influence'], deck: ['troll'] },
      foe: { deck: ['infomorph', 'troll'] },
    });
    t.me.play('dark-influence').choose('Your opponent’s deck');
    t.expect({ me: { aember: 2, deck: ['troll'] }, foe: { deck: ['troll'], discard: ['infomorph'] } });
  });

  it('gains nothing for a card that is none, or for an empty deck', () => {
    const t = table({
      me: { house: 'redemption', hand: ['dark-influence'], deck: ['troll'] },
      foe: { deck: ['infomorph'] },
    });
    t.me.play('dark-influence').choose('Your deck');
    t.expect({ me: { aember: 1, deck: [], discard: ['dark-influence', 'troll'] }, foe: { deck: ['infomorph'] } });
  });
});
