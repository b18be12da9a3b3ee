import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

const others = ['mars', 'shadows', 'untamed'] as const;

describe('rogue-ogre', () => {
  const ogre = { id: 'rogue-ogre', damage: 3 } as const;

  it.each([
    { cards: 0, damage: 3, aember: 0 },
    { cards: 1, damage: 1, aember: 1 },
    { cards: 2, damage: 3, aember: 0 },
  ])(
    'has $damage damage and $aember æmber after a turn in which $cards cards were played',
    ({ cards, damage, aember }) => {
      const t = table({
        me: {
          house: 'brobnar',
          ...myHouses.brobnar,
          hand: Array.from({ length: cards }, () => 'barehanded'),
          line: [ogre],
        },
        foe: { houses: others, aember: 4 },
      });
      for (let i = 0; i < cards; i++) t.me.play('barehanded');
      t.me.end();
      t.expect({
        me: { aember: cards, line: [{ id: 'rogue-ogre', damage, aember }] },
        foe: { aember: 4 - aember },
      });
    },
  );

  it('may itself be the one card', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, hand: ['rogue-ogre'] },
      foe: { houses: others, aember: 4 },
    });
    t.me.play('rogue-ogre').end();
    t.expect({ me: { line: [{ id: 'rogue-ogre', aember: 1 }] }, foe: { aember: 3 } });
  });

  it('does not mind cards that are discarded or used', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, hand: ['punch', 'anger', 'smith'], line: [ogre, 'bumpsy'] },
      foe: { houses: others, aember: 4 },
    });
    t.me.discard('punch').discard('anger').play('smith').reap('bumpsy').end();
    t.expect({
      me: { aember: 4, line: [{ id: 'rogue-ogre', damage: 1, aember: 1 }, 'bumpsy'] },
      foe: { aember: 3 },
    });
  });

  it('counts cards that were played from the deck', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.brobnar, hand: ['wild-wormhole'], deck: ['smith'], line: [ogre] },
      foe: { houses: others, aember: 4 },
    });
    t.me.play('wild-wormhole').end();
    t.expect({ me: { aember: 4, line: [ogre] }, foe: { aember: 4 } });
  });

  it('does nothing at the end of the turn of the opponent', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.brobnar, line: [ogre] },
      foe: { house: 'shadows', houses: others, hand: ['silvertooth'], aember: 4 },
    });
    t.foe.play('silvertooth').end();
    t.expect({ me: { line: [ogre] }, foe: { aember: 4, line: ['silvertooth'] } });
  });

  it('heals although there is nothing to capture, and captures although it is unhurt', () => {
    const t = table({
      me: { house: 'brobnar', ...myHouses.brobnar, hand: ['smith'], line: [{ id: 'rogue-ogre', damage: 1 }] },
      foe: { houses: others, aember: 0 },
    });
    t.me.play('smith').end();
    t.expect({ me: { line: ['rogue-ogre'] }, foe: { aember: 0 } });
    const u = table({
      me: { house: 'brobnar', ...myHouses.brobnar, hand: ['smith'], line: ['rogue-ogre'] },
      foe: { houses: others, aember: 1 },
    });
    u.me.play('smith').end();
    u.expect({ me: { line: [{ id: 'rogue-ogre', aember: 1 }] }, foe: { aember: 0 } });
  });
});
