import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('race-to-the-surface', () => {
  it('discards the top 5 cards of the deck and archives the Keyraken cards among them', () => {
    const t = table({
      me: {
        house: 'keyraken',
        hand: ['race-to-the-surface'],
        deck: ['tidal-trouble', 'troll', 'legendary-keyraken', 'anger', 'punch', 'emergence'],
        discard: ['primordial'],
      },
    });
    t.me.play('race-to-the-surface');
    t.expect({
      me: {
        deck: ['emergence'],
        archives: ['legendary-keyraken', 'tidal-trouble'],
        discard: ['race-to-the-surface', 'punch', 'anger', 'troll', 'primordial'],
      },
    });
  });

  it('takes those there are of a small deck, and may find none', () => {
    const t = table({ me: { house: 'keyraken', hand: ['race-to-the-surface'], deck: ['troll', 'anger'] } });
    t.me.play('race-to-the-surface');
    t.expect({ me: { deck: [], archives: [], discard: ['race-to-the-surface', 'anger', 'troll'] } });
  });
});
