import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('abyssal-zealot', () => {
  it('captures 2 after you raise the tide', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['pour-tal'], line: ['abyssal-zealot'] },
      foe: { aember: 3 },
    });
    t.me.play('pour-tal');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 1, line: [{ id: 'abyssal-zealot', aember: 2 }] },
      foe: { aember: 1 },
    });
  });

  it('captures what there is', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', hand: ['pour-tal'], line: ['abyssal-zealot'] },
      foe: { aember: 1 },
    });
    t.me.play('pour-tal');
    t.expect({ me: { line: [{ id: 'abyssal-zealot', aember: 1 }] }, foe: { aember: 0 } });
  });

  it('loses 2 to the common supply after the opponent raises the tide', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: [{ id: 'abyssal-zealot', aember: 3 }] },
      foe: { houses: ['unfathomable', 'logos', 'shadows'], hand: ['pour-tal'] },
    });
    t.me.end();
    t.foe.house('unfathomable').play('pour-tal');
    t.expect({
      tide: { highFor: 1 },
      me: { aember: 0, line: [{ id: 'abyssal-zealot', aember: 1 }] },
      foe: { aember: 1 },
    });
  });

  it('loses the only 1 that is on it', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['tidal-wave'], line: [{ id: 'abyssal-zealot', aember: 1 }] },
      foe: { aember: 2 },
    });
    t.me.play('tidal-wave');
    t.expect({ tide: { highFor: 1 }, me: { aember: 1, line: ['abyssal-zealot'] }, foe: { aember: 2 } });
  });

  it('keeps its æmber where the tide of the opponent is high already', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', hand: ['tidal-wave'], line: [{ id: 'abyssal-zealot', aember: 2 }] },
      foe: {},
    });
    t.me.play('tidal-wave');
    t.expect({ tide: { highFor: 1 }, me: { aember: 1, line: [{ id: 'abyssal-zealot', aember: 2 }] } });
  });
});
