import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('thing-from-the-deep', () => {
  it('can be played while Open the Seal lies in your discard pile, and not else', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['open-the-seal', 'thing-from-the-deep'] },
      foe: { discard: ['open-the-seal'] },
    });
    t.me.cannot('play', 'thing-from-the-deep', 'needs-unmet');
    t.me.play('open-the-seal').play('thing-from-the-deep');
    t.expect({ me: { aember: 1, line: [{ id: 'thing-from-the-deep', exhausted: true }] } });
  });

  it('steals 2 after it fought', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['thing-from-the-deep'] },
      foe: { aember: 5, line: ['troll'] },
    });
    t.me.fight('thing-from-the-deep', 'troll');
    t.expect({
      me: { aember: 2, line: [{ id: 'thing-from-the-deep', damage: 8, exhausted: true }] },
      foe: { aember: 3, line: [] },
    });
  });

  it('may be discarded without the seal', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['thing-from-the-deep'] } });
    t.me.discard('thing-from-the-deep');
    t.expect({ me: { discard: ['thing-from-the-deep'] } });
  });
});
