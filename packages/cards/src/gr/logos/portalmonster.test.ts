import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('portalmonster', () => {
  it('makes keys cost 1 more for each card in your discard pile while you are haunted', () => {
    const t = table({
      me: { house: 'logos', line: ['portalmonster'], deck: haunts, discard: haunts },
      foe: { aember: 15, deck: haunts },
    });
    t.me.end();
    t.expect({ me: { line: ['portalmonster'] }, foe: { aember: 15, keys: 0 } });

    const more = table({
      me: { house: 'logos', line: ['portalmonster'], deck: haunts, discard: haunts },
      foe: { aember: 16, deck: haunts },
    });
    more.me.end();
    more.expect({ me: { line: ['portalmonster'] }, foe: { aember: 0, keys: 1 } });
  });

  it('makes them cost 2 less otherwise', () => {
    const t = table({
      me: { house: 'logos', line: ['portalmonster'], deck: haunts },
      foe: { aember: 4, deck: haunts },
    });
    t.me.end();
    t.expect({ me: { line: ['portalmonster'] }, foe: { aember: 0, keys: 1 } });
  });

  it('is archived as it is destroyed while its player is haunted', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['portalmonster'], discard: haunts },
      foe: { line: ['portalmonster'] },
    });
    t.me.play('gateway-to-dis').choose('portalmonster');
    t.expect({
      me: { line: [], archives: ['portalmonster'] },
      foe: { line: [], archives: [], discard: ['portalmonster'] },
    });
  });
});
