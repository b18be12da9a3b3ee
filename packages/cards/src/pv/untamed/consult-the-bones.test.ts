import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('consult-the-bones', () => {
  const bearing = (...bonus: ('aember' | 'capture' | 'damage' | 'draw')[]) => ({ id: 'punch', bonus }) as const;

  it('resolves the icons of the top cards of both decks, for its player', () => {
    const t = table({
      me: { house: 'untamed', hand: ['consult-the-bones'], deck: [bearing('aember', 'draw'), 'flarie'] },
      foe: { deck: [bearing('aember', 'damage'), 'mogg'], line: ['troll'] },
    });
    t.me.play('consult-the-bones').choose('punch', 'troll');
    t.expect({
      me: { aember: 2, hand: ['flarie'], deck: [], discard: ['consult-the-bones', 'punch'] },
      foe: { aember: 0, deck: ['mogg'], discard: ['punch'], line: [{ id: 'troll', damage: 1 }] },
    });
  });

  it('ruling consult-the-bones/not-played: plays nothing, and passes a deck that is empty', () => {
    const t = table({
      me: { house: 'untamed', hand: ['consult-the-bones'], deck: [], discard: ['flarie'] },
      foe: { deck: ['flarie'], line: ['troll'] },
    });
    t.me.play('consult-the-bones');
    t.expect({
      me: { aember: 0, line: [], discard: ['consult-the-bones', 'flarie'] },
      foe: { deck: [], discard: ['flarie'], line: ['troll'] },
    });
  });
});
