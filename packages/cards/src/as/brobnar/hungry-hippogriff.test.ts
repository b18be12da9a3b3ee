import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hungry-hippogriff', () => {
  it('lets each other friendly creature that is destroyed leave its æmber to its player', () => {
    const t = table({
      me: { house: 'brobnar', line: ['hungry-hippogriff', { id: 'bumpsy', aember: 3 }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('bumpsy', 'troll');
    t.expect({
      me: { aember: 3, line: ['hungry-hippogriff'] },
      foe: { aember: 0, line: [{ id: 'troll', damage: 5 }] },
    });
  });

  it('not itself, and no enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'hungry-hippogriff', aember: 2 }] },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
    t.me.fight('hungry-hippogriff', 'troll');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 2, line: [] } });
  });

  it('those that are destroyed together with it as well', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis'],
        line: [
          { id: 'hungry-hippogriff', aember: 2 },
          { id: 'bumpsy', aember: 3 },
        ],
      },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { aember: 3, line: [] }, foe: { aember: 2 } });
  });

  it('not one that leaves play without being destroyed', () => {
    const t = table({
      active: 1,
      me: { line: ['hungry-hippogriff', { id: 'bumpsy', aember: 3 }] },
      foe: { house: 'dis', hand: ['fear'] },
    });
    t.foe.play('fear').choose('bumpsy');
    t.expect({ me: { aember: 0, line: ['hungry-hippogriff'], hand: ['bumpsy'] }, foe: { aember: 3 } });
  });
});
