import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('on-the-mark', () => {
  it('moves all æmber of a friendly creature to an enemy one', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['on-the-mark'],
        line: [
          { id: 'troll', aember: 3 },
          { id: 'valdr', aember: 1 },
        ],
      },
      foe: { line: ['mother', { id: 'dextre', aember: 1 }] },
    });
    t.me.play('on-the-mark').choose('troll').choose('dextre');
    t.expect({
      me: { aember: 0, line: ['troll', { id: 'valdr', aember: 1 }] },
      foe: { line: ['mother', { id: 'dextre', aember: 4 }] },
    });
  });

  it('moves nothing without an enemy or a friendly creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['on-the-mark'], line: [{ id: 'troll', aember: 3 }] } });
    t.me.play('on-the-mark');
    t.expect({ me: { line: [{ id: 'troll', aember: 3 }] } });
    const u = table({ me: { house: 'brobnar', hand: ['on-the-mark'] }, foe: { line: [{ id: 'mother', aember: 2 }] } });
    u.me.play('on-the-mark');
    u.expect({ me: { aember: 0 }, foe: { line: [{ id: 'mother', aember: 2 }] } });
  });

  it('brings the æmber home as that enemy creature dies', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['on-the-mark', 'punch'], line: [{ id: 'troll', aember: 3 }] },
      foe: { line: ['dextre'] },
    });
    t.me.play('on-the-mark').play('punch').choose('dextre');
    t.expect({ me: { aember: 4, line: ['troll'] }, foe: { line: [] } });
  });
});
