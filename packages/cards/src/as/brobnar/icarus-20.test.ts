import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const used = { exhausted: true };

describe('icarus-20', () => {
  it('lets each friendly creature draw a card as its action, itself too', () => {
    const t = table({ me: { house: 'brobnar', line: ['icarus-20', 'troll', 'mother'], deck: filler(5) } });
    t.me.action('icarus-20').action('troll');
    t.expect({
      me: { hand: filler(2), aember: 0, line: [{ id: 'icarus-20', ...used }, { id: 'troll', ...used }, 'mother'] },
    });
    t.me.cannot('action', 'mother');
  });

  it('not an enemy creature, and none when it is gone', () => {
    const t = table({
      active: 1,
      me: { line: [{ id: 'icarus-20', damage: 5 }, 'troll'] },
      foe: { house: 'brobnar', line: ['bumpsy'] },
    });
    t.foe.cannot('action', 'bumpsy', 'no-such-ability');
    const u = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'icarus-20', damage: 5 }, 'troll'], deck: filler(2) },
    });
    u.me.play('punch').choose('icarus-20').cannot('action', 'troll', 'no-such-ability');
  });
});
