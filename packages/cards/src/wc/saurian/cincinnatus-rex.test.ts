import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cincinnatus-rex', () => {
  it('is destroyed where there is no enemy creature, as soon as it is played', () => {
    const t = table({ me: { house: 'saurian', hand: ['cincinnatus-rex'], line: ['bumpsy'] }, foe: {} });
    t.me.play('cincinnatus-rex');
    t.expect({ me: { line: ['bumpsy'], discard: ['cincinnatus-rex'] } });
  });

  it('is destroyed when it kills the last of them, and readies nobody then', () => {
    const t = table({
      me: { house: 'saurian', line: ['cincinnatus-rex', { id: 'bumpsy', exhausted: true }] },
      foe: { line: ['dust-imp'] },
    });
    t.me.fight('cincinnatus-rex', 'dust-imp');
    t.expect({ me: { line: [{ id: 'bumpsy', exhausted: true }] }, foe: { aember: 2, line: [] } });
  });

  it('readies each other friendly card when it is exalted after a fight', () => {
    const t = table({
      me: {
        house: 'saurian',
        line: ['cincinnatus-rex', { id: 'bumpsy', exhausted: true }],
        artifacts: [{ id: 'safe-place', exhausted: true }],
      },
      foe: { line: ['dust-imp', { id: 'troll', exhausted: true }] },
    });
    t.me.fight('cincinnatus-rex', 'dust-imp').yes();
    t.expect({
      me: { line: [{ id: 'cincinnatus-rex', aember: 1, exhausted: true }, 'bumpsy'], artifacts: ['safe-place'] },
      foe: { aember: 2, line: [{ id: 'troll', exhausted: true }] },
    });
  });

  it('readies nobody without the exalt', () => {
    const t = table({
      me: { house: 'saurian', line: ['cincinnatus-rex', { id: 'bumpsy', exhausted: true }] },
      foe: { line: ['dust-imp', 'troll'] },
    });
    t.me.fight('cincinnatus-rex', 'dust-imp').no();
    t.expect({
      me: {
        line: [
          { id: 'cincinnatus-rex', exhausted: true },
          { id: 'bumpsy', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });
});
