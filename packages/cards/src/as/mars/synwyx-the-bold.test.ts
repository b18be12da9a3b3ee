import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('synwyx-the-bold', () => {
  it('has an enemy creature capture 2 from its own side after a fight', () => {
    const t = table({
      me: { house: 'mars', aember: 1, line: ['synwyx-the-bold'] },
      foe: { aember: 3, line: ['batdrone', 'troll', 'mother'] },
    });
    t.me.fight('synwyx-the-bold', 'batdrone').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'synwyx-the-bold', exhausted: true }] },
      foe: { aember: 1, line: ['troll', { id: 'mother', aember: 2 }], discard: ['batdrone'] },
    });
  });

  it('does nothing as it dies, or without an enemy creature', () => {
    const t = table({ me: { house: 'mars', line: ['synwyx-the-bold'] }, foe: { aember: 3, line: ['troll'] } });
    t.me.fight('synwyx-the-bold', 'troll');
    t.expect({ me: { line: [] }, foe: { aember: 3, line: [{ id: 'troll', damage: 3 }] } });
    const last = table({ me: { house: 'mars', line: ['synwyx-the-bold'] }, foe: { aember: 3, line: ['batdrone'] } });
    last.me.fight('synwyx-the-bold', 'batdrone');
    last.expect({ me: { line: [{ id: 'synwyx-the-bold', exhausted: true }] }, foe: { aember: 3, line: [] } });
  });
});
