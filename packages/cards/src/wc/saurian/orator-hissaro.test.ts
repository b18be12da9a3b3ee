import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('orator-hissaro', () => {
  it('readies and exalts its neighbors, which are Saurian for the turn', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['orator-hissaro'],
        line: [
          { id: 'bumpsy', exhausted: true },
          { id: 'tocsin', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: {},
    });
    t.me
      .play('orator-hissaro', { between: ['bumpsy', 'tocsin'] })
      .reap('bumpsy')
      .cannot('reap', 'mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'bumpsy', aember: 1, exhausted: true },
          { id: 'orator-hissaro', exhausted: true },
          { id: 'tocsin', aember: 1 },
          { id: 'mother', exhausted: true },
        ],
      },
    });
  });

  it('has one neighbor on a flank, and none when it is alone', () => {
    const t = table({ me: { house: 'saurian', hand: ['orator-hissaro'], line: ['bumpsy', 'tocsin'] }, foe: {} });
    t.me.play('orator-hissaro', 'right');
    t.expect({ me: { line: ['bumpsy', { id: 'tocsin', aember: 1 }, { id: 'orator-hissaro', exhausted: true }] } });
    const u = table({ me: { house: 'saurian', hand: ['orator-hissaro'] }, foe: {} });
    u.me.play('orator-hissaro');
    u.expect({ me: { line: [{ id: 'orator-hissaro', exhausted: true }] } });
  });

  it('lets them be of their own house again in the next turn', () => {
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, hand: ['orator-hissaro'], line: ['tocsin'] },
      foe: foeHouses,
    });
    t.me.play('orator-hissaro', 'right').end();
    t.foe.house('brobnar').end();
    t.me.house('saurian').cannot('reap', 'tocsin', 'wrong-house').end();
    t.foe.house('brobnar').end();
    t.me.house('dis').reap('tocsin');
    t.expect({ me: { line: [{ id: 'tocsin', aember: 1, exhausted: true }, 'orator-hissaro'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling orator-hissaro/academy-training: the newest house counts alone, and then the one before it (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'saurian',
          houses: ['saurian', 'logos', 'brobnar'],
          hand: ['orator-hissaro'],
          line: [{ id: 'bumpsy', upgrades: ['academy-training'] }],
          deck: ['punch', 'punch', 'punch', 'punch', 'punch', 'punch', 'punch', 'punch', 'punch', 'punch'],
        },
        foe: { houses: ['dis', 'mars', 'shadows'] },
      });
      t.me.play('orator-hissaro', 'left').reap('bumpsy').end();
      t.foe.house('dis').end();
      t.me.house('logos').reap('bumpsy');
    },
  );
});
