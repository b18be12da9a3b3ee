import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('finishing-blow', () => {
  it('destroys a damaged creature and steals 1', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'], line: [{ id: 'dodger', damage: 1 }] },
      foe: { aember: 2, line: ['tocsin', { id: 'mother', damage: 1 }] },
    });
    t.me.play('finishing-blow');
    expect(t.options()).toEqual(['dodger', 'mother']);
    t.me.choose('mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'dodger', damage: 1 }], discard: ['finishing-blow'] },
      foe: { aember: 1, line: ['tocsin'], discard: ['mother'] },
    });
  });

  it('must take a friendly creature when no other is damaged', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'], line: [{ id: 'dust-imp', damage: 1 }] },
      foe: { aember: 2, line: ['mother'] },
    });
    t.me.play('finishing-blow');
    t.expect({ me: { aember: 4, line: [] }, foe: { aember: 1, line: ['mother'] } });
  });

  it('steals nothing where no creature is damaged', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'], line: ['dodger'] },
      foe: { aember: 2, line: ['mother'] },
    });
    t.me.play('finishing-blow');
    t.expect({
      me: { aember: 1, line: ['dodger'], discard: ['finishing-blow'] },
      foe: { aember: 2, line: ['mother'] },
    });
  });

  it('steals nothing when a ward saves the creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'] },
      foe: { aember: 2, line: [{ id: 'mother', damage: 4, warded: true }] },
    });
    t.me.play('finishing-blow');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: [{ id: 'mother', damage: 4 }] } });
  });

  it('steals nothing when an Armageddon Cloak is destroyed instead', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'] },
      foe: { aember: 2, line: [{ id: 'mother', damage: 4, upgrades: ['armageddon-cloak'] }] },
    });
    t.me.play('finishing-blow');
    t.expect({ me: { aember: 1 }, foe: { aember: 2, line: ['mother'], discard: ['armageddon-cloak'] } });
  });

  it('steals 1 for a Bad Penny, which was destroyed although she went to hand', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'] },
      foe: { aember: 2, line: [{ id: 'bad-penny', damage: 1, power: 1 }], hand: [] },
    });
    t.me.play('finishing-blow');
    t.expect({ me: { aember: 2 }, foe: { aember: 1, line: [], hand: ['bad-penny'], discard: [] } });
  });

  it('steals what the destroyed creature gave to the opponent just before', () => {
    const t = table({
      me: { house: 'shadows', hand: ['finishing-blow'] },
      foe: { aember: 0, line: [{ id: 'dust-imp', damage: 1 }] },
    });
    t.me.play('finishing-blow');
    t.expect({ me: { aember: 2 }, foe: { aember: 1, line: [] } });
  });
});
