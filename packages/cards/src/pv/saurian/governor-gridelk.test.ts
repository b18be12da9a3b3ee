import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('governor-gridelk', () => {
  it('puts the topmost creature of the discard pile of the opponent into play under your control after it fights', () => {
    const t = table({
      me: { house: 'saurian', line: ['governor-gridelk'] },
      foe: { line: ['bumpsy'], discard: ['punch', 'troll', 'valdr'] },
    });
    t.me.fight('governor-gridelk', 'bumpsy').flank('right');
    t.expect({
      me: {
        line: [
          { id: 'governor-gridelk', damage: 5, exhausted: true },
          { id: 'bumpsy', exhausted: true },
        ],
      },
      foe: { line: [], discard: ['punch', 'troll', 'valdr'] },
    });
  });

  it('finds it beneath other cards', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'governor-gridelk', warded: true }] },
      foe: { line: ['troll'], discard: ['punch', 'valdr', 'bumpsy'] },
    });
    t.me.fight('governor-gridelk', 'troll').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'valdr', exhausted: true },
          { id: 'governor-gridelk', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'troll', damage: 6 }], discard: ['punch', 'bumpsy'] },
    });
  });

  it('finds none where none lies there, and does nothing where it does not survive', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'governor-gridelk', warded: true }, 'governor-gridelk'] },
      foe: { line: ['troll'], discard: ['punch'] },
    });
    t.me.fight('governor-gridelk', 'troll');
    t.expect({
      me: { line: [{ id: 'governor-gridelk', exhausted: true }, 'governor-gridelk'] },
      foe: { line: [{ id: 'troll', damage: 6 }], discard: ['punch'] },
    });
    const u = table({
      me: { house: 'saurian', line: ['governor-gridelk'] },
      foe: { line: ['troll'], discard: ['valdr'] },
    });
    u.me.fight('governor-gridelk', 'troll');
    u.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 6 }], discard: ['valdr'] } });
  });
});
