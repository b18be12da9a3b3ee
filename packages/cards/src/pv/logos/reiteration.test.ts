import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('reiteration', () => {
  it('draws 2 cards, and puts 2 of the hand on the bottom of the deck', () => {
    const t = table({ me: { house: 'logos', hand: ['reiteration', 'valdr'], deck: ['troll', 'anger', 'punch'] } });
    t.me.play('reiteration').choose('valdr').choose('troll');
    t.expect({ me: { hand: ['anger'], deck: ['punch', 'valdr', 'troll'] } });
  });

  it('Fate: discards 2 random cards of the hand', () => {
    const t = fated('reiteration', { hand: ['troll', 'troll', 'troll'] });
    t.expect({ foe: { hand: ['troll'] } });
  });
});
