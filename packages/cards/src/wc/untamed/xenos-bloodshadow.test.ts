import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('xenos-bloodshadow', () => {
  it('destroys whatever it fights, unhurt', () => {
    const t = table({ me: { house: 'untamed', line: ['xenos-bloodshadow'] }, foe: { line: ['troll'] } });
    t.me.fight('xenos-bloodshadow', 'troll');
    t.expect({ me: { line: [{ id: 'xenos-bloodshadow', exhausted: true }] }, foe: { line: [], discard: ['troll'] } });
  });

  it('deals its attacker 6 first, and the first attack hurts it not', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['xenos-bloodshadow'] } });
    t.me.fight('troll', 'xenos-bloodshadow');
    t.expect({
      me: { line: [{ id: 'troll', damage: 6, exhausted: true }] },
      foe: { line: ['xenos-bloodshadow'] },
    });
  });
});
