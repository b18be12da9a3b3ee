import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('blood-of-titans', () => {
  it('goes on any creature and gives its bonus', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['blood-of-titans'], line: ['dust-imp'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('blood-of-titans').choose('tocsin');
    t.expect({
      me: { aember: 1, hand: [], line: ['dust-imp'], discard: [] },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] },
    });
  });

  it('adds 5 power: the creature deals and survives more', () => {
    const t = table({
      me: { house: 'dis', line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('tocsin', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'tocsin', damage: 6, exhausted: true, upgrades: ['blood-of-titans'] }] },
      foe: { line: [] },
    });
  });

  it('is not enough at damage 8 on a power of 3', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'tocsin', damage: 5, upgrades: ['blood-of-titans'] }] },
      foe: { line: ['mother'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { line: [], discard: ['punch', 'tocsin', 'blood-of-titans'] }, foe: { line: ['mother'] } });
  });

  it('adds up with a second one', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: [{ id: 'dust-imp', damage: 8, upgrades: ['blood-of-titans', 'blood-of-titans'] }],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').choose('dust-imp');
    t.expect({
      me: { line: [{ id: 'dust-imp', damage: 11, upgrades: ['blood-of-titans', 'blood-of-titans'] }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('is discarded to its owner when the creature leaves play', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['blood-of-titans', 'punch', 'punch', 'punch'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('blood-of-titans').play('punch').play('punch').play('punch');
    t.expect({
      me: { aember: 4, discard: ['punch', 'blood-of-titans', 'punch', 'punch'] },
      foe: { line: [], discard: ['dust-imp'], aember: 2 },
    });
  });

  it('cannot be played without a creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['blood-of-titans'] }, foe: { line: [] } });
    t.me.cannot('play', 'blood-of-titans', 'no-host');
    t.expect({ me: { aember: 0, hand: ['blood-of-titans'] } });
  });
});
