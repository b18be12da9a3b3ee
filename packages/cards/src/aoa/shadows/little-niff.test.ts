import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('little-niff', () => {
  it('steals 1 after a neighbor fights', () => {
    const t = table({
      me: { house: 'shadows', line: ['dodger', 'little-niff', 'umbra', 'silvertooth'] },
      foe: { aember: 6, line: ['mother', 'dust-pixie'] },
    });
    t.me.fight('umbra', 'mother').order('little-niff');
    t.expect({
      me: { aember: 2, line: ['dodger', 'little-niff', { id: 'umbra', exhausted: true }, 'silvertooth'] },
      foe: { aember: 4, line: [{ id: 'mother', damage: 2 }, 'dust-pixie'] },
    });
  });

  it('ruling little-niff/whose-fights: its own fights and those further away do not count, nor those in which a neighbor is attacked', () => {
    const t = table({
      me: { house: 'shadows', line: ['little-niff', 'umbra', 'silvertooth'] },
      foe: { aember: 6, line: ['dust-pixie', 'dust-pixie'] },
    });
    t.me.fight('little-niff', 'dust-pixie').fight('silvertooth', 'dust-pixie');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'little-niff', damage: 1, exhausted: true },
          'umbra',
          { id: 'silvertooth', damage: 1, exhausted: true },
        ],
      },
      foe: { aember: 6, line: [] },
    });
    const attacked = table({
      me: { house: 'dis', line: ['tocsin'], aember: 2 },
      foe: { line: ['little-niff', 'mother'] },
    });
    attacked.me.fight('tocsin', 'mother');
    attacked.expect({
      me: { aember: 2, line: [] },
      foe: { aember: 0, line: ['little-niff', { id: 'mother', damage: 3 }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling little-niff/need-not-survive: a neighbor that died in its fight counts (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', line: ['little-niff', 'silvertooth'] },
        foe: { aember: 3, line: ['mother'] },
      });
      t.me.fight('silvertooth', 'mother');
      t.expect({ me: { aember: 1, line: ['little-niff'] }, foe: { aember: 2, line: [{ id: 'mother', damage: 2 }] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling little-niff/killed-before-damage: so does one that hazardous killed before any damage was exchanged (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', line: ['little-niff', 'silvertooth'] },
        foe: { aember: 3, line: ['fanghouse'] },
      });
      t.me.fight('silvertooth', 'fanghouse');
      t.expect({ me: { aember: 1, line: ['little-niff'] }, foe: { aember: 2, line: ['fanghouse'] } });
    },
  );

  it('may be deployed, and ends the step', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['little-niff'], line: ['dodger', 'umbra'] },
      foe: { ...foeHouses },
    });
    t.me.play('little-niff', { between: ['dodger', 'umbra'] });
    t.expect({ active: 'foe', me: { line: ['dodger', 'little-niff', 'umbra'] } });
  });
});
