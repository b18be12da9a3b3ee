import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('the-promised-blade', () => {
  it('goes to the player with fewer creatures at the start of each turn', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, line: ['sequis', 'troll'], artifacts: ['the-promised-blade'] },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.end();
    t.expect({
      me: { line: ['sequis', 'troll'], artifacts: [] },
      foe: { line: ['krump'], artifacts: ['the-promised-blade'] },
    });
    t.foe.house('brobnar').end();
    t.expect({
      me: { line: ['sequis', 'troll'], artifacts: [] },
      foe: { line: ['krump'], artifacts: ['the-promised-blade'] },
    });
  });

  it('stays with a controller that has fewer', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, artifacts: ['the-promised-blade'] },
      foe: { ...foeHouses, line: ['krump'] },
    });
    t.me.end();
    t.expect({ me: { line: [], artifacts: ['the-promised-blade'] }, foe: { line: ['krump'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling the-promised-blade/tie: with as many the active player says who takes it, before the forge (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'sanctum', ...myHouses.dis, line: ['sequis'], artifacts: ['the-promised-blade'] },
        foe: { ...foeHouses, line: ['krump'], aember: 6 },
      });
      t.me.end();
      t.foe.choose('your opponent');
      t.expect({
        me: { line: ['sequis'], artifacts: [] },
        foe: { keys: 1, line: ['krump'], artifacts: ['the-promised-blade'] },
      });
      t.foe.house('brobnar').end();
      t.me.choose('you');
      t.expect({
        me: { line: ['sequis'], artifacts: [] },
        foe: { line: ['krump'], artifacts: ['the-promised-blade'] },
      });
    },
  );

  it('a friendly creature captures 1', () => {
    const t = table({
      me: { house: 'dis', line: ['sequis'], artifacts: ['the-promised-blade'] },
      foe: { aember: 2, line: ['krump'] },
    });
    t.me.omni('the-promised-blade');
    t.expect({
      me: { line: [{ id: 'sequis', aember: 1 }], artifacts: [{ id: 'the-promised-blade', exhausted: true }] },
      foe: { aember: 1, line: ['krump'] },
    });
  });
});
