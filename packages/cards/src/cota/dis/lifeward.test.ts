import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('lifeward', () => {
  it('is sacrificed and lets the opponent play no creature in the next turn', () => {
    const t = table({
      me: {
        house: 'dis',
        ...myHouses.dis,
        artifacts: ['lifeward'],
        hand: ['punch', 'punch', 'punch', 'punch', 'punch', 'punch'],
      },
      foe: { ...foeHouses, hand: ['tocsin', 'gateway-to-dis', 'lash-of-broken-dreams'], line: ['mother'] },
    });
    t.me.omni('lifeward').end();
    t.foe.house('dis').cannot('play', 'tocsin', 'forbidden').play('gateway-to-dis').play('lash-of-broken-dreams');
    t.expect({
      me: { artifacts: [], discard: ['lifeward'] },
      foe: { hand: ['tocsin'], line: [], artifacts: [{ id: 'lash-of-broken-dreams', exhausted: true }] },
    });
  });

  it('still lets them discard a creature and use those in play', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.dis, artifacts: ['lifeward'] },
      foe: { ...foeHouses, hand: ['tocsin'], line: ['shooler'] },
    });
    t.me.omni('lifeward').end();
    t.foe.house('dis').discard('tocsin').reap('shooler');
    t.expect({ foe: { aember: 1, hand: [], discard: ['tocsin'], line: [{ id: 'shooler', exhausted: true }] } });
  });

  it('is over in the turn after that, and never binds its own player', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['lifeward'], hand: ['tocsin', 'shooler'] },
      foe: { ...foeHouses, hand: ['urchin'], deck: ['punch'] },
    });
    t.me.omni('lifeward').play('tocsin').end();
    t.foe.house('shadows').cannot('play', 'urchin', 'forbidden').end();
    t.me.house('dis').play('shooler').end();
    t.foe.house('shadows').play('urchin');
    t.expect({
      me: { line: ['tocsin', 'shooler'] },
      foe: { line: [{ id: 'urchin', exhausted: true }] },
    });
  });

  it('forbids also the playing that an ability would do', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['lifeward'] },
      foe: { ...foeHouses, artifacts: ['sacrificial-altar'], line: ['bad-penny'], discard: ['tocsin'] },
    });
    t.me.omni('lifeward').end();
    t.foe.house('dis').action('sacrificial-altar');
    t.expect({ foe: { line: [], purged: ['bad-penny'], discard: ['tocsin'] } });
  });

  it('does not keep creatures from being put into play', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: ['lifeward'], line: ['tocsin'] },
      foe: { ...foeHouses, line: ['overlord-greking'] },
    });
    t.me.omni('lifeward').end();
    t.foe.house('dis').fight('overlord-greking', 'tocsin').flank('right');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'overlord-greking', damage: 3, exhausted: true },
          { id: 'tocsin', exhausted: true },
        ],
      },
    });
  });

  it('binds the opponent of the player who uses it, as if it were theirs, and is sacrificed', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.dis, hand: ['remote-access'] },
      foe: { ...foeHouses, artifacts: ['lifeward'], hand: ['tocsin'] },
    });
    t.me.play('remote-access').end();
    t.foe.house('dis').cannot('play', 'tocsin', 'forbidden');
    t.expect({ foe: { hand: ['tocsin'], artifacts: [], discard: ['lifeward'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling lifeward/two-types: lets Explo-rover be played as an upgrade (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', ...myHouses.dis, artifacts: ['lifeward'] },
        foe: { houses: ['star-alliance', 'shadows', 'brobnar'], hand: ['explo-rover'], line: ['mother'] },
      });
      t.me.omni('lifeward').end();
      t.foe.house('star-alliance').cannot('play', 'explo-rover', 'forbidden').play('explo-rover', 'as-upgrade');
      t.expect({ foe: { line: [{ id: 'mother', upgrades: ['explo-rover'] }] } });
    },
  );
});
