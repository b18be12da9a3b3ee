import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('edict-of-nerotaurus', () => {
  it('after a creature reaps, the next use of a creature is no reaping', () => {
    const t = table({
      me: {
        house: 'saurian',
        artifacts: ['edict-of-nerotaurus'],
        line: ['ballistego', { id: 'mother', token: 'trooper' }, 'chaosodon'],
      },
      foe: { line: ['valdr'] },
    });
    t.me.reap('ballistego');
    t.me.cannot('reap', 'chaosodon', 'forbidden').fight('trooper', 'valdr');
    t.me.reap('chaosodon');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'ballistego', exhausted: true },
          { id: 'chaosodon', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
  });

  it('after a creature fights, the next use of a creature is no fight', () => {
    const t = table({
      me: {
        house: 'saurian',
        artifacts: ['edict-of-nerotaurus'],
        line: ['aquilia-lone-hero', 'ballistego', 'longusaur-lector'],
      },
      foe: { line: ['batdrone', 'dextre'] },
    });
    t.me.fight('ballistego', 'batdrone');
    t.me.cannot('fight', 'longusaur-lector', 'forbidden').omni('aquilia-lone-hero').fight('longusaur-lector', 'dextre');
    t.expect({
      me: {
        line: [
          { id: 'aquilia-lone-hero', exhausted: true },
          { id: 'ballistego', damage: 2, exhausted: true },
          { id: 'longusaur-lector', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [], deck: ['dextre'] },
    });
  });

  it('binds both players, and ends with the turn', () => {
    const t = table({
      me: { house: 'saurian', houses: ['saurian'], artifacts: ['edict-of-nerotaurus'], line: ['ballistego'] },
      foe: { houses: ['brobnar'], line: ['valdr', 'bumpsy'] },
    });
    t.me.reap('ballistego').end();
    t.foe.reap('valdr').cannot('reap', 'bumpsy', 'forbidden').fight('bumpsy', 'ballistego');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 1, line: [{ id: 'valdr', exhausted: true }] } });
  });
});
