import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('call-of-the-void', () => {
  it('exhausts a ready creature', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['call-of-the-void'], line: ['bumpsy'] },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.play('call-of-the-void').choose('troll');
    t.expect({ me: { aember: 1, line: ['bumpsy'] }, foe: { aember: 2, line: [{ id: 'troll', exhausted: true }] } });
  });

  it('destroys it instead where it was exhausted already, and its controller loses 1', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['call-of-the-void'] },
      foe: { aember: 2, line: [{ id: 'troll', exhausted: true }, 'mother'] },
    });
    t.me.play('call-of-the-void').choose('troll');
    t.expect({ me: { aember: 1 }, foe: { aember: 1, line: ['mother'], discard: ['troll'] } });
  });

  it('costs its controller, not its owner', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        hand: ['call-of-the-void'],
        aember: 2,
        line: [{ id: 'troll', owner: 1, exhausted: true }],
      },
      foe: { aember: 2 },
    });
    t.me.play('call-of-the-void');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 2, discard: ['troll'] } });
  });

  it('costs 1 although a ward saved it: it is no condition', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['call-of-the-void'] },
      foe: { aember: 2, line: [{ id: 'troll', exhausted: true, warded: true }] },
    });
    t.me.play('call-of-the-void');
    t.expect({ foe: { aember: 1, line: [{ id: 'troll', exhausted: true }] } });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['call-of-the-void'] }, foe: { aember: 2 } });
    t.me.play('call-of-the-void');
    t.expect({ me: { aember: 1 }, foe: { aember: 2 } });
  });
});
