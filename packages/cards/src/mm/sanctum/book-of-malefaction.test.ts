import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('book-of-malefaction', () => {
  it('gets a warrant for each æmber that is stolen from its player', () => {
    const t = table({
      active: 1,
      me: { aember: 8, artifacts: ['book-of-malefaction'] },
      foe: { house: 'shadows', hand: ['too-much-to-protect'] },
    });
    t.foe.play('too-much-to-protect');
    t.expect({
      me: { aember: 6, artifacts: [{ id: 'book-of-malefaction', counters: { warrant: 2 } }] },
      foe: { aember: 3 },
    });
  });

  it('counts only what was really stolen', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['book-of-malefaction'] },
      foe: { house: 'shadows', hand: ['urchin'] },
    });
    t.foe.play('urchin');
    t.expect({
      me: { artifacts: ['book-of-malefaction'] },
      foe: { aember: 0, line: [{ id: 'urchin', exhausted: true }] },
    });
  });

  it('gets none for what its player steals, nor for what is captured', () => {
    const t = table({
      me: { house: 'shadows', hand: ['urchin'], artifacts: ['book-of-malefaction'] },
      foe: { aember: 1 },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'urchin', exhausted: true }], artifacts: ['book-of-malefaction'] },
      foe: { aember: 0 },
    });
    const captured = table({
      active: 1,
      me: { aember: 2, artifacts: ['book-of-malefaction'] },
      foe: { house: 'sanctum', hand: ['squire-alys'] },
    });
    captured.foe.play('squire-alys');
    captured.expect({
      me: { aember: 0, artifacts: ['book-of-malefaction'] },
      foe: { line: [{ id: 'squire-alys', aember: 2, exhausted: true }] },
    });
  });

  it('takes off one warrant to purge a creature of either side, whatever the house', () => {
    const t = table({
      me: { house: 'dis', line: ['bulwark'], artifacts: [{ id: 'book-of-malefaction', counters: { warrant: 2 } }] },
      foe: { line: ['dust-imp', 'troll'] },
    });
    t.me.omni('book-of-malefaction').choose('dust-imp');
    t.expect({
      me: { line: ['bulwark'], artifacts: [{ id: 'book-of-malefaction', exhausted: true, counters: { warrant: 1 } }] },
      foe: { aember: 0, line: ['troll'], purged: ['dust-imp'] },
    });
  });

  it('purges nobody without a warrant', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['book-of-malefaction'] },
      foe: { line: ['dust-imp', 'troll'] },
    });
    t.me.omni('book-of-malefaction');
    t.expect({
      me: { artifacts: [{ id: 'book-of-malefaction', exhausted: true }] },
      foe: { line: ['dust-imp', 'troll'], purged: [] },
    });
  });

  it('spends the warrant also where a ward keeps the creature, or there is none', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: [{ id: 'book-of-malefaction', counters: { warrant: 2 } }] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.omni('book-of-malefaction');
    t.expect({
      me: { artifacts: [{ id: 'book-of-malefaction', exhausted: true, counters: { warrant: 1 } }] },
      foe: { line: ['troll'], purged: [] },
    });
    const empty = table({
      me: { house: 'sanctum', artifacts: [{ id: 'book-of-malefaction', counters: { warrant: 2 } }] },
    });
    empty.me.omni('book-of-malefaction');
    empty.expect({ me: { artifacts: [{ id: 'book-of-malefaction', exhausted: true, counters: { warrant: 1 } }] } });
  });
});
