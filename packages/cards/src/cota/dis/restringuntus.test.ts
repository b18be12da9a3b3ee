import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('restringuntus', () => {
  it('names any house, which the opponent cannot choose turn after turn', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, hand: ['restringuntus'] }, foe: foeHouses });
    t.me.play('restringuntus').house('brobnar').end();
    expect([...t.options()].sort()).toEqual(['dis', 'shadows']);
    t.foe.house('dis').end();
    t.me.house('logos').end();
    expect([...t.options()].sort()).toEqual(['dis', 'shadows']);
    t.foe.house('shadows');
    t.expect({ me: { line: ['restringuntus'] }, house: 'shadows' });
  });

  it('does not bind its own player', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, hand: ['restringuntus'] }, foe: foeHouses });
    t.me.play('restringuntus').house('dis').end();
    t.foe.house('shadows').end();
    t.me.house('dis');
    t.expect({ me: { line: ['restringuntus'] }, house: 'dis' });
  });

  it('may name a house that the opponent does not have', () => {
    const t = table({ me: { house: 'dis', ...myHouses.dis, hand: ['restringuntus'] }, foe: foeHouses });
    t.me.play('restringuntus').house('mars').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
    t.foe.house('dis');
    t.expect({ me: { line: ['restringuntus'] }, house: 'dis' });
  });

  it('ends when it leaves play', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['restringuntus'] },
      foe: { ...foeHouses, hand: ['punch'] },
    });
    t.me.play('restringuntus').house('dis').end();
    t.foe.house('brobnar').play('punch').end();
    t.me.house('dis').end();
    t.foe.house('dis');
    t.expect({ me: { line: [] }, house: 'dis' });
  });

  it('goes on when the opponent takes control of it', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['restringuntus'] },
      foe: { ...foeHouses, hand: ['collar-of-subordination'] },
    });
    t.me.play('restringuntus').house('brobnar').end();
    t.foe.house('dis').play('collar-of-subordination').end();
    t.me.house('logos').end();
    expect([...t.options()].sort()).toEqual(['dis', 'shadows']);
    t.foe.house('shadows');
    t.expect({ foe: { line: [{ id: 'restringuntus', upgrades: ['collar-of-subordination'] }] }, house: 'shadows' });
  });

  it('leaves a turn without a house where three of them name all three', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: ['restringuntus', 'restringuntus', 'restringuntus'] },
      foe: { ...foeHouses, hand: ['punch'], line: ['tocsin'] },
    });
    t.me
      .play('restringuntus')
      .house('brobnar')
      .play('restringuntus')
      .house('dis')
      .play('restringuntus')
      .house('shadows');
    t.me.end();
    t.foe.cannot('play', 'punch', 'wrong-house').cannot('reap', 'tocsin', 'wrong-house');
    t.expect({
      me: { line: ['restringuntus', 'restringuntus', 'restringuntus'] },
      foe: { line: ['tocsin'] },
      active: 'foe',
      house: null,
    });
  });

  it('names nothing when it is put into play', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['overlord-greking'] },
      foe: { ...foeHouses, line: ['restringuntus'] },
    });
    t.me.fight('overlord-greking', 'restringuntus').flank('right').end();
    expect([...t.options()].sort()).toEqual(['brobnar', 'dis', 'shadows']);
    t.foe.house('dis');
    t.expect({ me: { line: [{ id: 'overlord-greking', damage: 1 }, 'restringuntus'] }, foe: { line: [] } });
  });
});
