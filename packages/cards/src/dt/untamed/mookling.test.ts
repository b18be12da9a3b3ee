import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('mookling', () => {
  it('makes the opponent’s keys cost 2 more', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['mookling'] },
      foe: { ...foeHouses, aember: 7 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['mookling'] }, foe: { keys: 0, aember: 7 } });
    const pays = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['mookling'] },
      foe: { ...foeHouses, aember: 9 },
    });
    pays.me.end();
    pays.foe.house('dis');
    pays.expect({ me: { line: ['mookling'] }, foe: { keys: 1, aember: 1 } });
  });

  it('makes them dearer with each +1 power counter, and damage changes nothing', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: [{ id: 'mookling', power: 3, damage: 4 }] },
      foe: { ...foeHouses, aember: 12 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: [{ id: 'mookling', power: 3, damage: 4 }] }, foe: { keys: 1, aember: 1 } });
  });

  it('adds up with a second one', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['mookling', { id: 'mookling', power: 1 }] },
      foe: { ...foeHouses, aember: 12 },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { line: ['mookling', { id: 'mookling', power: 1 }] }, foe: { keys: 1, aember: 1 } });
  });

  it('leaves the keys of its own controller alone', () => {
    const t = table({
      me: { house: 'untamed', hand: ['key-charge'], aember: 7, line: ['mookling'] },
      foe: {},
    });
    t.me.play('key-charge').yes();
    t.expect({ me: { keys: 1, aember: 0, line: ['mookling'] } });
  });
});
