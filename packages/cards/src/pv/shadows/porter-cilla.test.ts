import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('porter-cilla', () => {
  it('puts a random card from the opponent’s hand on top of their deck after it reaps', () => {
    const t = table({
      me: { house: 'shadows', line: ['porter-cilla'] },
      foe: { hand: ['troll', 'troll'], deck: ['mother'] },
    });
    t.me.reap('porter-cilla');
    t.expect({
      me: { line: [{ id: 'porter-cilla', exhausted: true }] },
      foe: { hand: ['troll'], deck: ['troll', 'mother'] },
    });
  });

  it('does nothing to an empty hand, nor after it fights', () => {
    const t = table({ me: { house: 'shadows', line: ['porter-cilla'] }, foe: { hand: [], deck: ['mother'] } });
    t.me.reap('porter-cilla');
    t.expect({ me: { line: [{ id: 'porter-cilla', exhausted: true }] }, foe: { hand: [], deck: ['mother'] } });
    const u = table({
      me: { house: 'shadows', line: ['porter-cilla'] },
      foe: { line: ['silvertooth'], hand: ['troll'] },
    });
    u.me.fight('porter-cilla', 'silvertooth');
    u.expect({
      me: { line: [{ id: 'porter-cilla', exhausted: true, damage: 2 }] },
      foe: { line: [], hand: ['troll'] },
    });
  });
});
