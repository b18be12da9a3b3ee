import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ruby-rackham', () => {
  it('deals 4 to each enemy flank creature after a fight if a red key is forged, otherwise 1', () => {
    const t = table({
      me: { house: 'skyborn', line: ['ruby-rackham'], keys: ['red'] },
      foe: { line: ['batdrone', 'mother', 'troll', 'valdr'] },
    });
    t.me.fight('ruby-rackham', 'batdrone');
    t.expect({
      me: { keys: ['red'], line: [{ id: 'ruby-rackham', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 4 }, 'troll', { id: 'valdr', damage: 4 }] },
    });
    const none = table({
      me: { house: 'skyborn', line: ['ruby-rackham'] },
      foe: { line: ['batdrone', 'mother', 'troll', 'valdr'] },
    });
    none.me.fight('ruby-rackham', 'batdrone');
    none.expect({
      me: { line: [{ id: 'ruby-rackham', damage: 1, exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 1 }, 'troll', { id: 'valdr', damage: 1 }] },
    });
  });
});
