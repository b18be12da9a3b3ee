import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hunter-or-hunted', () => {
  it('wards a creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hunter-or-hunted'], line: ['urchin'] },
      foe: { line: ['troll'] },
    });
    t.me.play('hunter-or-hunted').choose('Ward a creature').choose('urchin');
    t.expect({ me: { aember: 1, line: [{ id: 'urchin', warded: true }] }, foe: { line: ['troll'] } });
  });

  it('moves a ward from a creature to another', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hunter-or-hunted'], line: ['urchin', 'silvertooth'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('hunter-or-hunted').choose('Move a ward').choose('troll').choose('silvertooth');
    t.expect({ me: { aember: 1, line: ['urchin', { id: 'silvertooth', warded: true }] }, foe: { line: ['troll'] } });
  });

  it('may move it from a creature that has none, to no effect', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hunter-or-hunted'], line: ['urchin', 'silvertooth'] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('hunter-or-hunted').choose('Move a ward').choose('urchin');
    t.expect({ me: { line: ['urchin', 'silvertooth'] }, foe: { line: [{ id: 'troll', warded: true }] } });
  });

  it('ruling hunter-or-hunted/two-creatures: a warded creature may be warded, and its ward moves nowhere without a second one', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hunter-or-hunted'], line: [{ id: 'urchin', warded: true }] },
      foe: {},
    });
    t.me.play('hunter-or-hunted');
    t.expect({ me: { aember: 1, line: [{ id: 'urchin', warded: true }] } });
  });
});
