import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('adaptoid', () => {
  const tired = { id: 'adaptoid', exhausted: true };

  it('gets 2 armor for the turn after a card with a bonus icon', () => {
    const t = table({
      me: { house: 'logos', line: ['adaptoid'], hand: ['mutagenic-serum'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.play('mutagenic-serum').choose('+2 armor').fight('adaptoid', 'bumpsy');
    t.expect({ me: { aember: 1, line: [{ ...tired, damage: 3 }] }, foe: { line: [{ id: 'bumpsy', damage: 4 }] } });
  });

  it('or assault 2', () => {
    const t = table({
      me: { house: 'logos', line: ['adaptoid'], hand: ['mutagenic-serum'] },
      foe: { line: ['silvertooth', 'troll'] },
    });
    t.me.play('mutagenic-serum').choose('Assault 2').fight('adaptoid', 'silvertooth');
    t.expect({ me: { line: [tired] }, foe: { line: ['troll'], discard: ['silvertooth'] } });
  });

  it('or steals 1 after it fought', () => {
    const t = table({
      me: { house: 'logos', line: ['adaptoid'], hand: ['mutagenic-serum'] },
      foe: { line: ['silvertooth'], aember: 2 },
    });
    t.me.play('mutagenic-serum').choose('Fight: steal 1').fight('adaptoid', 'silvertooth');
    t.expect({ me: { aember: 2, line: [{ ...tired, damage: 2 }] }, foe: { aember: 1, line: [] } });
  });

  it('must choose nothing after a card without icons', () => {
    const t = table({
      me: { house: 'logos', line: ['adaptoid'], hand: ['batdrone'] },
      foe: { line: ['bumpsy'], aember: 2 },
    });
    t.me.play('batdrone').fight('adaptoid', 'bumpsy');
    t.expect({
      me: { aember: 0, line: [{ id: 'batdrone', exhausted: true }], discard: ['adaptoid'] },
      foe: { aember: 2, line: [{ id: 'bumpsy', damage: 4 }] },
    });
  });

  it('chooses after it was played itself with an icon', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: [{ id: 'adaptoid', bonus: ['draw'] }, 'twin-bolt-emission'],
        deck: ['punch', 'fear'],
      },
      foe: { line: ['troll'] },
    });
    t.me.play('adaptoid').choose('+2 armor');
    t.me.play('twin-bolt-emission').order('adaptoid').choose('Assault 2');
    t.expect({ me: { hand: ['punch'], deck: ['fear'], line: [tired] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('ruling adaptoid/each-card: chooses after each such card, and the same again adds up', () => {
    const t = table({
      me: { house: 'logos', line: ['adaptoid'], hand: ['mutagenic-serum', 'mutagenic-serum'] },
      foe: { line: ['krump'] },
    });
    t.me
      .play('mutagenic-serum')
      .choose('+2 armor')
      .play('mutagenic-serum')
      .choose('+2 armor')
      .fight('adaptoid', 'krump');
    t.expect({ me: { aember: 2, line: [{ ...tired, damage: 2 }] }, foe: { line: [{ id: 'krump', damage: 4 }] } });
  });

  it('loses it with the turn, and gains nothing by cards of the opponent', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', line: ['adaptoid'], hand: ['mutagenic-serum'] },
      foe: { ...foeHouses, line: ['bumpsy'], hand: ['lifeward'] },
    });
    t.me.play('mutagenic-serum').choose('+2 armor').end();
    t.foe.house('brobnar').fight('bumpsy', 'adaptoid');
    t.expect({
      me: { line: [], discard: ['adaptoid'] },
      foe: { line: [{ id: 'bumpsy', damage: 4, exhausted: true }] },
    });
    const u = table({
      active: 1,
      me: { line: ['adaptoid'] },
      foe: { house: 'dis', line: ['shooler'], hand: ['lifeward'] },
    });
    u.foe.play('lifeward').fight('shooler', 'adaptoid');
    u.expect({ me: { line: [] }, foe: { line: [{ id: 'shooler', damage: 4, exhausted: true }] } });
  });
});
