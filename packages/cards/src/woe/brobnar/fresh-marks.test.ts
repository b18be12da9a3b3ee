import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fresh-marks', () => {
  it('destroys a friendly creature and exalts 3 enemy creatures', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fresh-marks'], line: ['troll', 'bumpsy'] },
      foe: { line: ['mother', 'krump', 'valdr', 'shooler'] },
    });
    t.me.play('fresh-marks').choose('bumpsy').choose('mother', 'valdr', 'shooler');
    t.expect({
      me: { aember: 1, line: ['troll'] },
      foe: { line: [{ id: 'mother', aember: 1 }, 'krump', { id: 'valdr', aember: 1 }, { id: 'shooler', aember: 1 }] },
    });
  });

  it('exalts all where there are fewer, and none where nothing was destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fresh-marks'], line: ['bumpsy'] },
      foe: { line: ['mother', 'krump'] },
    });
    t.me.play('fresh-marks');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'mother', aember: 1 },
          { id: 'krump', aember: 1 },
        ],
      },
    });
    const u = table({
      me: { house: 'brobnar', hand: ['fresh-marks'], line: [{ id: 'bumpsy', warded: true }] },
      foe: { line: ['mother'] },
    });
    u.me.play('fresh-marks');
    u.expect({ me: { line: ['bumpsy'] }, foe: { line: ['mother'] } });
  });
});
