import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cephaloist', () => {
  it('lets nobody steal from a pool of 4 or more', () => {
    const t = table({ me: { house: 'shadows', hand: ['urchin'] }, foe: { aember: 4, line: ['cephaloist'] } });
    t.me.play('urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 4, line: ['cephaloist'] },
    });
  });

  it('does not protect 3', () => {
    const t = table({ me: { house: 'shadows', hand: ['urchin'] }, foe: { aember: 3, line: ['cephaloist'] } });
    t.me.play('urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'urchin', exhausted: true }] },
      foe: { aember: 2, line: ['cephaloist'] },
    });
  });

  it('does not protect æmber from being lost or captured', () => {
    const t = table({ me: { house: 'brobnar', hand: ['bumpsy'] }, foe: { aember: 5, line: ['cephaloist'] } });
    t.me.play('bumpsy');
    t.expect({ me: { line: [{ id: 'bumpsy', exhausted: true }] }, foe: { aember: 4, line: ['cephaloist'] } });
    const captured = table({ me: { house: 'dis', hand: ['charette'] }, foe: { aember: 5, line: ['cephaloist'] } });
    captured.me.play('charette');
    captured.expect({
      me: { line: [{ id: 'charette', aember: 3, exhausted: true }] },
      foe: { aember: 2, line: ['cephaloist'] },
    });
  });

  it('does not protect the pool of the opponent', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'], aember: 4, line: ['cephaloist'] },
      foe: { aember: 4 },
    });
    t.me.play('urchin');
    t.expect({ me: { aember: 5, line: ['cephaloist', { id: 'urchin', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('protects no longer once the pool has shrunk below 4', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['bumpsy', { id: 'urchin', house: 'brobnar' }] },
      foe: { aember: 4, line: ['cephaloist'] },
    });
    t.me.play('bumpsy').play('urchin');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'bumpsy', exhausted: true },
          { id: 'urchin', exhausted: true },
        ],
      },
      foe: { aember: 2, line: ['cephaloist'] },
    });
  });
});
