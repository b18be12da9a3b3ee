import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('tezmal', () => {
  it('keeps the opponent from the chosen house in their next turn', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line: ['tezmal'] }, foe: foeHouses });
    t.me.reap('tezmal').house('shadows').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis']);
    t.foe.house('dis');
    t.expect({ me: { aember: 1, line: ['tezmal'] }, active: 'foe', house: 'dis' });
  });

  it('binds one turn only', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, line: ['tezmal'] }, foe: foeHouses });
    t.me.reap('tezmal').house('shadows').end();
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.foe.house('shadows');
    t.expect({ me: { line: ['tezmal'] }, active: 'foe', house: 'shadows' });
  });

  it('binds although it has left play, and never its own player', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['tezmal'] },
      foe: { ...foeHouses, hand: ['punch'] },
    });
    t.me.reap('tezmal').house('dis').end();
    t.foe.house('brobnar').play('punch').choose('tezmal').end();
    t.me.house('dis');
    t.expect({ me: { line: [] }, active: 'me', house: 'dis' });
  });
});
