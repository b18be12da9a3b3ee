import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

const upgrades = ['void-shields'];

describe('void-shields', () => {
  it('wards its creature at the end of your turn', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'troll', upgrades }, 'krump'], deck: filler(6) },
      foe: foeHouses,
    });
    t.me.end();
    t.expect({ me: { line: [{ id: 'troll', warded: true, upgrades }, 'krump'] } });
  });

  it('on an enemy creature at the end of the turn of its controller', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'dis', 'brobnar'], hand: ['void-shields'], deck: filler(6) },
      foe: { ...foeHouses, line: ['troll'], deck: filler(6) },
    });
    t.me.play('void-shields').end();
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', upgrades }] } });
    t.foe.house('dis').end();
    t.expect({ foe: { line: [{ id: 'troll', warded: true, upgrades }] } });
  });
});
