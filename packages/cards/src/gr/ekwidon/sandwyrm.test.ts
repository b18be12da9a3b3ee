import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sandwyrm', () => {
  it('is shuffled into your deck after a fight', () => {
    const t = table({ me: { house: 'ekwidon', line: ['sandwyrm'] }, foe: { line: ['troll'] } });
    t.me.fight('sandwyrm', 'troll');
    t.expect({ me: { line: [], deck: ['sandwyrm'] }, foe: { line: [], discard: ['troll'] } });
  });

  it('stays after a reap', () => {
    const t = table({ me: { house: 'ekwidon', line: ['sandwyrm'] } });
    t.me.reap('sandwyrm');
    t.expect({ me: { aember: 1, line: [{ id: 'sandwyrm', exhausted: true }], deck: [] } });
  });
});
