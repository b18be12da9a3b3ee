import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { revealed } from '../../testing/revealed.ts';

const rich = { id: 'dust-pixie' } as const;

describe('barter-and-games', () => {
  it('each player gains for the card that they reveal, its houses fall, and the cards are discarded', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['barter-and-games', rich], line: ['shooler', 'flaxia'] },
      foe: { hand: ['punch'], line: ['troll', 'mother'] },
    });
    t.me.play('barter-and-games');
    expect(revealed(t)).toEqual(['dust-pixie', 'punch']);
    t.expect({
      me: { aember: 2, hand: [], line: ['shooler'], discard: ['barter-and-games', 'dust-pixie', 'flaxia'] },
      foe: { aember: 1, hand: [], line: ['mother'], discard: ['punch', 'troll'] },
    });
  });

  it('ruling barter-and-games/house-icon: a card with a house icon is of both houses', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['barter-and-games', { id: 'dextre', houseIcons: ['dis'] }], line: ['shooler'] },
      foe: { hand: [], line: ['mother', 'troll'] },
    });
    t.me.play('barter-and-games');
    t.expect({
      me: { aember: 0, hand: [], line: [] },
      foe: { aember: 0, line: ['troll'], discard: ['mother'] },
    });
  });

  it('counts no icon but æmber', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['barter-and-games', { id: 'troll', bonus: ['draw', 'aember', 'damage'] }] },
      foe: { line: ['mother'] },
    });
    t.me.play('barter-and-games');
    t.expect({ me: { aember: 1, hand: [], discard: ['barter-and-games', 'troll'] }, foe: { line: ['mother'] } });
  });

  it('may take a card out of archives', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['barter-and-games'], archives: [rich] },
      foe: { archives: ['punch'], line: ['troll', 'mother'] },
    });
    t.me.play('barter-and-games');
    t.expect({
      me: { aember: 2, archives: [], discard: ['barter-and-games', 'dust-pixie'] },
      foe: { aember: 1, archives: [], line: ['mother'] },
    });
  });

  it('ruling barter-and-games/one-card: the card is one of all in hand and archives together', () => {
    const found = new Set<string>();
    for (let seed = 1; seed < 30; seed++) {
      const t = table({
        seed,
        me: { house: 'ekwidon', hand: ['barter-and-games', 'troll'], archives: ['punch', 'mother'] },
      });
      t.me.play('barter-and-games');
      const [shown = ''] = revealed(t);
      found.add(shown);
    }
    expect([...found].sort()).toEqual(['mother', 'punch', 'troll']);
  });

  it('scraps your card, as it is discarded from your hand, and not that of the opponent', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['barter-and-games', 'searine'], line: ['troll'] },
      foe: { hand: ['vested-harold'], line: ['valdr'] },
    });
    t.me.play('barter-and-games').choose('searine');
    t.expect({ me: { line: [{ id: 'troll', damage: 2 }] }, foe: { hand: [], line: ['valdr'] } });
  });

  it('with two empty hands does nothing', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['barter-and-games'], line: ['troll'] } });
    t.me.play('barter-and-games');
    t.expect({ me: { aember: 0, line: ['troll'] } });
  });
});
