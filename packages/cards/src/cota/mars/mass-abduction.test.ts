import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('mass-abduction', () => {
  it('puts up to 3 damaged enemy creatures into your archives', () => {
    const t = table({
      me: { house: 'mars', hand: ['mass-abduction'], line: [{ id: 'grommid', damage: 1 }] },
      foe: {
        line: [
          { id: 'tocsin', damage: 1 },
          { id: 'mother', damage: 1 },
          'valdr',
          { id: 'shooler', damage: 4 },
          { id: 'headhunter', damage: 1 },
        ],
      },
    });
    t.me.play('mass-abduction');
    expect([...t.options()].sort()).toEqual(['done', 'headhunter', 'mother', 'shooler', 'tocsin']);
    t.me.choose('tocsin', 'shooler', 'headhunter');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'grommid', damage: 1 }],
        archives: ['headhunter', 'shooler', 'tocsin'],
      },
      foe: { line: [{ id: 'mother', damage: 1 }, 'valdr'], archives: [] },
    });
  });

  it('may take fewer, or none', () => {
    const foe = {
      line: [
        { id: 'tocsin', damage: 1 },
        { id: 'mother', damage: 1 },
      ],
    };
    const one = table({ me: { house: 'mars', hand: ['mass-abduction'] }, foe });
    one.me.play('mass-abduction').choose('mother').done();
    one.expect({ me: { aember: 1, archives: ['mother'] }, foe: { line: [{ id: 'tocsin', damage: 1 }] } });
    const none = table({ me: { house: 'mars', hand: ['mass-abduction'] }, foe });
    none.me.play('mass-abduction').done();
    none.expect({ me: { aember: 1, archives: [] }, foe });
  });

  it('finds no target where nobody is damaged', () => {
    const t = table({ me: { house: 'mars', hand: ['mass-abduction'] }, foe: { line: ['tocsin'] } });
    t.me.play('mass-abduction');
    t.expect({ me: { aember: 1, archives: [] }, foe: { line: ['tocsin'] } });
  });

  it('sends them to the hand of their owner when they leave the archives', () => {
    const t = table({
      me: { house: 'mars', houses: ['mars', 'dis', 'logos'], hand: ['mass-abduction'] },
      foe: { ...foeHouses, line: [{ id: 'tocsin', damage: 1 }], hand: filler(6), deck: filler(4) },
    });
    t.me.play('mass-abduction').choose('tocsin').end();
    t.foe.house('brobnar').end();
    t.me.house('mars').yes();
    t.expect({ me: { aember: 1, archives: [], hand: ['mass-abduction'] }, foe: { hand: [...filler(6), 'tocsin'] } });
  });

  it('only takes the ward of a warded one, discards upgrades, and gains the æmber on them', () => {
    const t = table({
      me: { house: 'mars', hand: ['mass-abduction'] },
      foe: {
        line: [
          { id: 'tocsin', damage: 1, warded: true },
          { id: 'mother', damage: 1, aember: 2, upgrades: ['blood-of-titans'] },
        ],
      },
    });
    t.me.play('mass-abduction').choose('tocsin', 'mother');
    t.expect({
      me: { aember: 3, archives: ['mother'] },
      foe: { line: [{ id: 'tocsin', damage: 1 }], discard: ['blood-of-titans'] },
    });
  });

  it('takes home a creature of your own that the opponent controls', () => {
    const t = table({
      me: { house: 'mars', houses: ['mars', 'dis', 'logos'], hand: ['mass-abduction'] },
      foe: { ...foeHouses, line: [{ id: 'tocsin', owner: 0, damage: 1 }], hand: filler(6), deck: filler(2) },
    });
    t.me.play('mass-abduction').choose('tocsin').end();
    t.foe.house('brobnar').end();
    t.me.house('dis').yes();
    t.expect({ me: { archives: [], hand: ['mass-abduction', 'tocsin'] }, foe: { hand: filler(6) } });
  });
});
