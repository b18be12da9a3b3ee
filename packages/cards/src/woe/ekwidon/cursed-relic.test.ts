import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cursed-relic', () => {
  it('is neither played nor discarded by a move', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['cursed-relic'] } });
    t.me.cannot('play', 'cursed-relic', 'forbidden').cannot('discard', 'cursed-relic', 'forbidden');
    t.expect({ me: { hand: ['cursed-relic'] } });
  });

  it('is discarded by the ability of a card, and by a bonus icon', () => {
    const t = table({ me: { house: 'logos', hand: ['cursed-relic'], line: ['sanitation-engineer'] } });
    t.me.reap('sanitation-engineer');
    t.expect({
      me: { aember: 1, hand: [], discard: ['cursed-relic'], line: [{ id: 'sanitation-engineer', exhausted: true }] },
    });
    const icon = table({
      me: { house: 'brobnar', hand: ['cursed-relic', { id: 'punch', bonus: ['discard'] }] },
      foe: { line: ['troll'] },
    });
    icon.me.play('punch');
    icon.expect({
      me: { hand: [], discard: ['punch', 'cursed-relic'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('is not played by an effect either', () => {
    const t = table({ me: { house: 'logos', hand: ['wild-wormhole'], deck: ['cursed-relic', 'troll'] } });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, hand: [], deck: ['cursed-relic', 'troll'], discard: ['wild-wormhole'] } });
  });

  it('does nothing in play', () => {
    const t = table({ me: { house: 'ekwidon', artifacts: ['cursed-relic'], hand: ['cursed-relic'] } });
    t.me.cannot('play', 'cursed-relic', 'forbidden').cannot('action', 'cursed-relic', 'no-such-ability');
    t.expect({ me: { artifacts: ['cursed-relic'], hand: ['cursed-relic'] } });
  });
});
