import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('control-the-weak', () => {
  it('offers the three houses of the opponent, and forces the one that is named', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, hand: ['control-the-weak'] }, foe: foeHouses });
    t.me.play('control-the-weak');
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
    t.me.house('shadows').end();
    t.expect({ me: { aember: 1 }, active: 'foe', house: 'shadows' });
  });

  it('binds one turn only', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, hand: ['control-the-weak'] }, foe: foeHouses });
    t.me.play('control-the-weak').house('shadows').end();
    t.foe.end();
    t.me.house('logos').end();
    t.foe.house('brobnar');
    t.expect({ active: 'foe', house: 'brobnar' });
  });

  it('does not bind its own player', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis', 'brobnar', 'logos'], hand: ['control-the-weak'] },
      foe: foeHouses,
    });
    t.me.play('control-the-weak').house('brobnar').end();
    t.foe.end();
    t.me.house('logos');
    t.expect({ active: 'me', house: 'logos' });
  });

  it('leaves the choice where two effects force different houses', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['control-the-weak', 'control-the-weak'] },
      foe: foeHouses,
    });
    t.me.play('control-the-weak').house('shadows').play('control-the-weak').house('brobnar').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'shadows']);
    t.foe.house('brobnar');
    t.expect({ active: 'foe', house: 'brobnar' });
  });

  it('leaves the choice also against a Pitlord of the opponent', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['control-the-weak'] },
      foe: { ...foeHouses, line: ['pitlord'] },
    });
    t.me.play('control-the-weak').house('brobnar').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis']);
    t.foe.house('brobnar');
    t.expect({ foe: { line: ['pitlord'] }, house: 'brobnar' });
  });

  it('ruling control-the-weak/restringuntus: cannot of Restringuntus on the same house beats it', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['control-the-weak', 'restringuntus'] },
      foe: foeHouses,
    });
    t.me.play('control-the-weak').house('shadows').play('restringuntus').house('shadows').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis']);
    t.foe.house('dis');
    t.expect({ me: { line: ['restringuntus'] }, house: 'dis' });
  });
});
