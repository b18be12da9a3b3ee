import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pandemonium', () => {
  it('lets each undamaged creature capture 1 from its opponent', () => {
    const t = table({
      me: { house: 'dis', hand: ['pandemonium'], line: ['mother', { id: 'tocsin', damage: 1 }], aember: 2 },
      foe: { line: ['shooler', { id: 'charette', aember: 2, exhausted: true, stunned: true }], aember: 3 },
    });
    t.me.play('pandemonium');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'mother', aember: 1 },
          { id: 'tocsin', damage: 1 },
        ],
        discard: ['pandemonium'],
      },
      foe: {
        aember: 2,
        line: [
          { id: 'shooler', aember: 1 },
          { id: 'charette', aember: 3, exhausted: true, stunned: true },
        ],
      },
    });
  });

  it('asks its player which creatures capture where a pool is too small for all', () => {
    const t = table({
      me: { house: 'dis', hand: ['pandemonium'], line: ['mother', 'tocsin', 'shooler'] },
      foe: { line: ['charette', 'urchin'], aember: 2 },
    });
    // The bonus is all that the enemy creatures can capture.
    t.me.play('pandemonium').choose('shooler').choose('mother').choose('urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'mother', aember: 1 }, 'tocsin', { id: 'shooler', aember: 1 }] },
      foe: { aember: 0, line: ['charette', { id: 'urchin', aember: 1 }] },
    });
  });

  it('captures nothing from an empty pool', () => {
    const t = table({
      me: { house: 'dis', hand: ['pandemonium'], line: ['mother'] },
      foe: { line: [{ id: 'shooler', damage: 1 }], aember: 0 },
    });
    t.me.play('pandemonium');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 0, line: [{ id: 'shooler', damage: 1 }] } });
  });

  it('lets the creatures of the opponent capture although there is none on its own side', () => {
    const t = table({ me: { house: 'dis', hand: ['pandemonium'] }, foe: { line: ['shooler'], aember: 3 } });
    t.me.play('pandemonium');
    t.expect({ me: { aember: 0 }, foe: { aember: 3, line: [{ id: 'shooler', aember: 1 }] } });
  });
});
