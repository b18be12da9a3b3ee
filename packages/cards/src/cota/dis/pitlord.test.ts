import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('pitlord', () => {
  it('gives 2 when it is played and protects its neighbors', () => {
    const t = table({ me: { house: 'dis', hand: ['pitlord'] }, foe: {} });
    t.me.play('pitlord');
    t.expect({ me: { aember: 2, line: [{ id: 'pitlord', exhausted: true }] } });
    const u = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['mother', 'pitlord', 'tocsin', 'urchin'] },
    });
    expect(targetsOf(u, 'shooler')).toEqual(['pitlord', 'urchin']);
  });

  it('makes its player choose Dis', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'sanctum', 'untamed'] },
      foe: { ...foeHouses, line: ['pitlord'] },
    });
    t.me.end();
    t.expect({ foe: { line: ['pitlord'] }, active: 'foe', house: 'dis' });
  });

  it('does not bind the opponent', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line: ['pitlord'] }, foe: foeHouses });
    t.me.end();
    t.foe.house('shadows');
    t.expect({ me: { line: ['pitlord'] }, active: 'foe', house: 'shadows' });
  });

  it('binds no more when it has left', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['fear'] },
      foe: { ...foeHouses, line: ['pitlord'], deck: filler(6) },
    });
    t.me.play('fear').end();
    t.foe.house('shadows');
    t.expect({ foe: { line: [] }, house: 'shadows' });
  });

  it('binds also a player without Dis who controls it, for it is a Dis card itself', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'sanctum', 'untamed'] },
      foe: { houses: ['brobnar', 'mars', 'shadows'], line: [{ id: 'pitlord', owner: 0 }] },
    });
    t.me.end();
    t.expect({ foe: { line: ['pitlord'] }, active: 'foe', house: 'dis' });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling pitlord/maverick: a maverick in a deck without Dis forces nothing (%s) [rule maverick]',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', houses: ['logos', 'sanctum', 'untamed'] },
        foe: { houses: ['brobnar', 'mars', 'shadows'], line: [{ id: 'pitlord', house: 'mars' }] },
      });
      t.me.end();
      t.foe.house('brobnar');
      t.expect({ foe: { line: ['pitlord'] }, house: 'brobnar' });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling pitlord/restringuntus: cannot of Restringuntus beats must, and any other own house may be chosen (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', ...myHouses.dis, hand: ['restringuntus'] },
        foe: { ...foeHouses, line: ['pitlord'] },
      });
      t.me.play('restringuntus').house('dis').end();
      expect([...t.options()].sort()).toEqual(['brobnar', 'shadows']);
      t.foe.house('shadows');
      t.expect({ me: { line: ['restringuntus'] }, foe: { line: ['pitlord'] }, house: 'shadows' });
    },
  );
});
