import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const shift = { id: 'lateral-shift', house: 'dis' } as const;

describe('lateral-shift', () => {
  it('ruling lateral-shift/yours: a card of the opponent’s hand is played as yours', () => {
    const t = table({ me: { house: 'dis', hand: [shift] }, foe: { aember: 3, hand: ['urchin', 'anger'] } });
    t.me.play('lateral-shift');
    expect([...t.options()].sort()).toEqual(['anger', 'urchin']);
    t.me.choose('urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 2, hand: ['anger'], line: [] },
    });
  });

  it('an action goes to its owner’s discard pile then, its icons to you', () => {
    const t = table({ me: { house: 'dis', hand: [shift] }, foe: { hand: ['poison-wave'], line: ['urchin'] } });
    t.me.play('lateral-shift');
    t.expect({
      me: { aember: 1, discard: ['lateral-shift'] },
      foe: { hand: [], line: [], discard: ['poison-wave', 'urchin'] },
    });
  });

  it('ruling lateral-shift/upgrade: an upgrade is not played without a creature; the hand is shown all the same', () => {
    const t = table({ me: { house: 'dis', hand: [shift] }, foe: { hand: ['blood-of-titans'] } });
    t.me.play('lateral-shift');
    t.expect({ me: { aember: 0 }, foe: { hand: ['blood-of-titans'] } });
  });

  it('ruling lateral-shift/upgrade: what cannot be played cannot be chosen while another card can be', () => {
    const t = table({ me: { house: 'dis', hand: [shift] }, foe: { hand: ['blood-of-titans', 'eureka', 'troll'] } });
    t.me.play('lateral-shift');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }] },
      foe: { hand: ['blood-of-titans', 'eureka'] },
    });
  });

  it('does nothing with an empty hand', () => {
    const t = table({ me: { house: 'dis', hand: [shift] }, foe: {} });
    t.me.play('lateral-shift');
    t.expect({ me: { aember: 0, discard: ['lateral-shift'] } });
  });
});
