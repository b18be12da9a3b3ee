import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shark-bait', () => {
  it('deals 2 to a friendly non-Mars creature, which captures 2 if it lives', () => {
    const t = table({
      me: { house: 'mars', hand: ['shark-bait'], line: ['tunk', 'troll', 'krump'] },
      foe: { aember: 3, line: ['mother'] },
    });
    t.me.play('shark-bait').choose('troll');
    t.expect({
      me: { aember: 1, line: ['tunk', { id: 'troll', damage: 2, aember: 2 }, 'krump'] },
      foe: { aember: 1, line: ['mother'] },
    });
  });

  it('captures nothing with one that is destroyed', () => {
    const t = table({ me: { house: 'mars', hand: ['shark-bait'], line: ['silvertooth'] }, foe: { aember: 3 } });
    t.me.play('shark-bait');
    t.expect({ me: { aember: 1, line: [], discard: ['shark-bait', 'silvertooth'] }, foe: { aember: 3 } });
  });

  it('captures with one that a ward or armor saved, and no more than there is', () => {
    const t = table({
      me: { house: 'mars', hand: ['shark-bait'], line: [{ id: 'silvertooth', warded: true }] },
      foe: { aember: 1 },
    });
    t.me.play('shark-bait');
    t.expect({ me: { aember: 1, line: [{ id: 'silvertooth', aember: 1 }] }, foe: { aember: 0 } });
  });

  it('does nothing with Mars creatures alone', () => {
    const t = table({
      me: { house: 'mars', hand: ['shark-bait'], line: ['tunk'] },
      foe: { aember: 3, line: ['troll'] },
    });
    t.me.play('shark-bait');
    t.expect({ me: { aember: 1, line: ['tunk'] }, foe: { aember: 3, line: ['troll'] } });
  });
});
