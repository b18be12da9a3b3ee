import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('high-street-churn', () => {
  it('the opponent discards until a card of the chosen house, and refills', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['high-street-churn', 'mother'] },
      foe: {
        ...foeHouses,
        hand: ['punch', 'troll'],
        deck: ['urchin', 'urchin', 'urchin', 'urchin', 'urchin', 'urchin'],
      },
    });
    expect(t.me.play('high-street-churn') && [...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
    t.me.choose('brobnar');
    expect(t.state.players[1]?.hand.length).toBe(6);
    expect(t.state.players[1]?.discard.length).toBe(1);
    t.expect({ me: { hand: ['mother'] }, foe: { deck: ['urchin'] } });
  });

  it('the whole hand goes where no card is of that house', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['high-street-churn'] },
      foe: { ...foeHouses, hand: ['punch', 'troll', 'troll'], deck: filler(8) },
    });
    t.me.play('high-street-churn').choose('dis');
    t.expect({ foe: { hand: filler(6), deck: filler(2), discard: ['punch', 'troll', 'troll'] } });
  });

  it('an empty hand is only refilled', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['high-street-churn'] }, foe: { ...foeHouses, deck: filler(8) } });
    t.me.play('high-street-churn').choose('dis');
    t.expect({ foe: { hand: filler(6), deck: filler(2), discard: [] } });
  });

  it('refills as in the “draw cards” step: chains keep a card away, and one is shed', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['high-street-churn'] },
      foe: { ...foeHouses, chains: 2, hand: ['troll'], deck: filler(8) },
    });
    t.me.play('high-street-churn').choose('brobnar');
    t.expect({ me: { chains: 0 }, foe: { chains: 1, hand: filler(5), deck: filler(3), discard: ['troll'] } });
  });

  it('a card that is of the house by a house icon ends it', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['high-street-churn'] },
      foe: {
        ...foeHouses,
        hand: Array.from({ length: 3 }, () => ({ id: 'troll', houseIcons: ['dis'] as const })),
        deck: filler(4),
      },
    });
    t.me.play('high-street-churn').choose('dis');
    t.expect({ foe: { hand: [...filler(4), 'troll', 'troll'], discard: ['troll'] } });
  });
});
