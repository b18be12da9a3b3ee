import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('com-officer-palik', () => {
  it('has a friendly creature capture 1 after a reap', () => {
    const t = table({ me: { house: 'star-alliance', line: ['com-officer-palik', 'troll'] }, foe: { aember: 2 } });
    t.me.reap('com-officer-palik').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'com-officer-palik', exhausted: true },
          { id: 'troll', aember: 1 },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('ruling com-officer-palik/versatile: is used while another house is active, and stays of its own', () => {
    const t = table({
      me: { house: 'brobnar', line: ['com-officer-palik'] },
      foe: { aember: 2, line: ['dust-pixie'] },
    });
    t.me.fight('com-officer-palik', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'com-officer-palik', exhausted: true, damage: 1, aember: 1 }] },
      foe: { aember: 1, line: [] },
    });
    const stunned = table({
      me: {
        house: 'star-alliance',
        houses: ['star-alliance', 'brobnar'],
        hand: ['unprepared'],
        line: ['com-officer-palik', 'troll'],
      },
    });
    stunned.me.play('unprepared').choose('brobnar');
    stunned.expect({ me: { line: ['com-officer-palik', { id: 'troll', stunned: true }] } });
  });
});
