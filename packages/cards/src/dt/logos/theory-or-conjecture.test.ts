import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('theory-or-conjecture', () => {
  it('archives the top 2 cards of the deck', () => {
    const t = table({
      me: { house: 'logos', hand: ['theory-or-conjecture'], deck: ['fear', 'punch', 'anger'] },
      foe: {},
    });
    t.me.play('theory-or-conjecture').choose('archive the top 2 cards of your deck');
    t.expect({ me: { archives: ['fear', 'punch'], deck: ['anger'], discard: ['theory-or-conjecture'] } });
  });

  it('or plays the top card, of whatever house', () => {
    const t = table({
      me: { house: 'logos', hand: ['theory-or-conjecture'], deck: ['virtuous-works', 'punch'] },
      foe: {},
    });
    t.me.play('theory-or-conjecture').choose('play the top card of your deck');
    t.expect({ me: { aember: 3, archives: [], deck: ['punch'] } });
  });

  it('archives the only card there is', () => {
    const t = table({
      me: { house: 'logos', hand: ['theory-or-conjecture'], deck: ['fear'], discard: ['punch'] },
      foe: {},
    });
    t.me.play('theory-or-conjecture').choose('archive the top 2 cards of your deck');
    t.expect({ me: { archives: ['fear'], deck: [], discard: ['theory-or-conjecture', 'punch'] } });
  });

  it('a top card that cannot be played stays where it is', () => {
    const t = table({ me: { house: 'logos', hand: ['theory-or-conjecture'], deck: ['eureka', 'punch'] }, foe: {} });
    t.me.play('theory-or-conjecture').choose('play the top card of your deck');
    t.expect({ me: { aember: 0, archives: [], deck: ['eureka', 'punch'] } });
  });
});
