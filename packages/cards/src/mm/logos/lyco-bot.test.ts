import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lyco-bot', () => {
  it('discards a card of the choice of its player to draw one when it reaps', () => {
    const t = table({
      me: { house: 'logos', line: ['lyco-bot'], hand: ['punch', 'krump'], deck: ['fear', 'troll'] },
      foe: {},
    });
    t.me.reap('lyco-bot').choose('punch');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'lyco-bot', exhausted: true }],
        hand: ['krump', 'fear'],
        discard: ['punch'],
        deck: ['troll'],
      },
    });
  });

  it('draws nothing without a card to discard', () => {
    const t = table({ me: { house: 'logos', line: ['lyco-bot'], hand: [], deck: ['fear'] }, foe: {} });
    t.me.reap('lyco-bot');
    t.expect({ me: { aember: 1, line: [{ id: 'lyco-bot', exhausted: true }], hand: [], deck: ['fear'] } });
  });

  it('draws the very card that it discarded where the deck is empty', () => {
    const t = table({ me: { house: 'logos', line: ['lyco-bot'], hand: ['punch'], deck: [] }, foe: {} });
    t.me.reap('lyco-bot');
    t.expect({ me: { aember: 1, line: [{ id: 'lyco-bot', exhausted: true }], hand: ['punch'], discard: [] } });
  });

  it('takes no damage when it attacks, and its ability does not wait for fights', () => {
    const t = table({
      me: { house: 'logos', line: ['lyco-bot'], hand: ['punch'], deck: ['fear'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('lyco-bot', 'troll');
    t.expect({
      me: { line: [{ id: 'lyco-bot', exhausted: true }], hand: ['punch'], deck: ['fear'] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });
});
