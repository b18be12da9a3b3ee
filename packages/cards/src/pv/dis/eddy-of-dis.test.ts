import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('eddy-of-dis', () => {
  it('shuffles a random card of the opponent’s hand into their deck', () => {
    const t = table({ me: { house: 'dis', hand: ['eddy-of-dis'] }, foe: { hand: ['troll'] } });
    t.me.play('eddy-of-dis');
    t.expect({ foe: { hand: [], deck: ['troll'] } });
  });

  it('Fate: the opponent shuffles their discard pile into their deck, and draws a card', () => {
    const t = fated('eddy-of-dis', { discard: ['valdr'] }, { discard: ['troll'] });
    t.expect({ me: { hand: ['troll'], deck: [], discard: ['eddy-of-dis'] } });
  });
});
