import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('terrance-surefoot', () => {
  it('captures 1 as it is played and after it reaps', () => {
    const t = table({ me: { house: 'brobnar', hand: ['terrance-surefoot'] }, foe: { aember: 3 } });
    t.me.play('terrance-surefoot');
    t.expect({ me: { line: [{ id: 'terrance-surefoot', aember: 1, ...used }] }, foe: { aember: 2 } });
    const u = table({ me: { house: 'brobnar', line: ['terrance-surefoot'] }, foe: { aember: 3 } });
    u.me.reap('terrance-surefoot');
    u.expect({ me: { aember: 1, line: [{ id: 'terrance-surefoot', aember: 1, ...used }] }, foe: { aember: 2 } });
  });

  it('loses 1 to the supply after an enemy creature reaps, not after a friendly one', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'terrance-surefoot', aember: 2 }, 'troll'] },
      foe: { house: 'brobnar', line: ['valdr'] },
    });
    t.foe.reap('valdr');
    t.expect({
      me: { aember: 0, line: [{ id: 'terrance-surefoot', aember: 1 }, 'troll'] },
      foe: { aember: 1, line: [{ id: 'valdr', ...used }] },
    });
    const u = table({ me: { house: 'brobnar', line: [{ id: 'terrance-surefoot', aember: 2 }, 'troll'] } });
    u.me.reap('troll');
    u.expect({
      me: {
        aember: 1,
        line: [
          { id: 'terrance-surefoot', aember: 2 },
          { id: 'troll', ...used },
        ],
      },
    });
  });

  it('loses nothing where it has none', () => {
    const t = table({
      active: 1,
      me: { aember: 2, line: ['terrance-surefoot'] },
      foe: { house: 'brobnar', line: ['valdr'] },
    });
    t.foe.reap('valdr');
    t.expect({ me: { aember: 2, line: ['terrance-surefoot'] }, foe: { aember: 1, line: [{ id: 'valdr', ...used }] } });
  });
});
